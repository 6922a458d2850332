import type { About } from '../about'

export const about: About = {
  accent: 'hawaii',
  minutes: 90,
  level: 2,
  emblem: 'ha-surfer',
  title: 'tt-hawaii',
  pieces: ['ha-shell', 'ha-foot', 'ha-fruit', 'ha-long_hut', 'ha-surfer', 'ha-large_boat', 'ha-tiki', 'ha-kanaola'],
}
