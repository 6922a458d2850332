import type { About } from '../../../web/src/games/about'

export const about: About = { accent: 'moorea', minutes: 5, level: 1, emblem: 'mk-motu', title: null, pieces: [] }
