import type { About } from '../about'

export const about: About = {
  accent: 'moorea',
  minutes: 30,
  level: 1,
  emblem: 'mo-canoe',
  title: 'tt-moorea',
  pieces: ['mo-wood', 'mo-bamboo', 'mo-fish', 'mo-hut', 'mo-fishing_net', 'mo-forest', 'mo-bridge', 'mo-temple'],
}
