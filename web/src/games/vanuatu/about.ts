import type { About } from '../about'

export const about: About = {
  accent: 'vanuatu',
  minutes: 100,
  level: 3,
  emblem: 'va-boat',
  title: 'tt-vanuatu',
  pieces: ['va-boat', 'va-hut', 'va-fish', 'va-treasure', 'va-kava', 'va-drawing', 'va-tourist', 'va-marker'],
}
