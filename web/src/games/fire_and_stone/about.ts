import type { About } from '../about'

export const about: About = {
  accent: 'fire',
  minutes: 60,
  level: 2,
  emblem: 'fs-fire',
  title: 'tt-fire',
  pieces: ['fs-scout', 'fs-hut', 'fs-fire', 'fs-forest', 'fs-mammoth', 'fs-apple', 'fs-cave', 'fs-food'],
}
