// What Python has said, said again. The phrases come from whole games: see tests/page/test_phrases.py.

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { Speaker, bundleOf } from '../src/lib/text/phrase'
import type { Phrase } from '../src/lib/net/wire'

interface Said {
  language: string
  game: string
  phrase: Phrase
  text: string
}

const ROOT = new URL('../..', import.meta.url).pathname
const file = process.env.MOTU_SAID

function speaker(game: string, language: string): Speaker {
  const folders = [`motu/games/${game}/words`, 'motu/words']
  return new Speaker([
    bundleOf(
      language,
      folders.map((folder) => readFileSync(`${ROOT}${folder}/${language}.ftl`, 'utf8')),
    ),
  ])
}

test.skipIf(!file)('every phrase is the same in both', () => {
  const { names, me, said } = JSON.parse(readFileSync(file ?? '', 'utf8')) as {
    names: string[]
    me: number
    said: Said[]
  }
  const speakers = new Map<string, Speaker>()
  const different = said.filter(({ language, game, phrase, text }) => {
    const which = `${game} ${language}`
    const known = speakers.get(which) ?? speaker(game, language)
    speakers.set(which, known)
    return known.say(phrase, { names, me }) !== text
  })
  expect(different.slice(0, 10)).toEqual([])
})
