// The texts of a game's settings and of the bots.

import { words } from '../text/words.svelte'

const text = (game: string, id: string) => (words.has(id, game) ? words.say({ id, args: {} }, game) : '')

export const settingName = (game: string, name: string) => text(game, `setting-${name}`) || name
export const settingAbout = (game: string, name: string) => text(game, `setting-${name}.about`)
export const valueName = (game: string, name: string, value: string) => text(game, `setting-${name}-${value}`) || value
export const valueAbout = (game: string, name: string, value: string) => text(game, `setting-${name}-${value}.about`)
export const seatsAbout = (game: string, count: number) => text(game, `seats-${count}`)
export const botName = (bot: string) => text('', `bot-${bot}`) || bot
export const botAbout = (bot: string) => text('', `bot-${bot}.about`)
