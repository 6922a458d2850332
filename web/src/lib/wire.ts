// The messages between page and server (protocol 1).

export type Arg = number | string | Phrase | Phrase[]
export interface Phrase { id: string; args: Record<string, Arg> }

export interface SettingInfo { name: string; values: string[] }
export interface GameInfo { name: string; version: number; seats: number[]; settings: SettingInfo[]; bots: string[] }
export interface SeatInfo { seat: number; kind: 'person' | 'bot' | 'empty'; name: string; bot: string | null; connected: boolean }
export interface TableInfo {
  id: string; game: string; settings: Record<string, string>; status: 'waiting' | 'playing' | 'over'
  seats: SeatInfo[]; host: number; me: number | null; listed: boolean; seq: number; created: string
}
export interface Option { move: number; handles: string[]; label: Phrase; spends: string[]; gain: number; final: boolean }
export interface Decision { seat: number; rule: string; prompt: Phrase; options: Option[] }
export interface Entry { seq: number; turn: number; seat: number; kind: string; data: number[]; phrase: Phrase; reveals: boolean }
export interface ScoreLine { source: string; points: number; times: number }
export interface Reason { phrase: Phrase; rule: string }
export interface Problem { code: string; message: string; next: string }

export type View = Record<string, unknown>
export interface TableMessage {
  type: 'table'; v: 1; seq: number; info: TableInfo; view: View; view_hash: string; decision: Decision | null
  ledger: ScoreLine[][]; undo: string; log: Entry[]; turns: number[][]; ranking: number[] | null; commitment: string
}
export interface MovedMessage {
  type: 'moved'; v: 1; seq: number; view: View; view_hash: string; decision: Decision | null
  ledger: ScoreLine[][]; undo: string; entries: Entry[]; ranking: number[] | null; scores: number[]
}
export interface AckMessage { type: 'ack'; v: 1; command_id: string; seq: number }
export interface StaleMessage extends Omit<TableMessage, 'type'> { type: 'stale'; command_id: string }
export interface ErrorMessage extends Problem { type: 'error'; v: 1; command_id: string | null }
export interface WhyMessage { type: 'why'; v: 1; command_id: string; handle: string; reason: Reason | null }
export interface InfoMessage { type: 'info'; v: 1; info: TableInfo }
export interface PongMessage { type: 'pong'; v: 1 }
export type ServerMessage =
  | TableMessage | MovedMessage | AckMessage | StaleMessage | ErrorMessage | WhyMessage | InfoMessage | PongMessage
