import type { About } from '../about'

export const about: About = {
  accent: 'pagaie',
  minutes: 40,
  level: 2,
  emblem: 'pa-paddle',
  title: 'tt-pagaie',
  pieces: ['pa-seahorse', 'pa-octopus', 'pa-fish', 'pa-turtle', 'pa-parrot', 'pa-crab', 'pa-hut', 'pa-tiki'],
}
