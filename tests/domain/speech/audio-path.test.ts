import { expect, test } from 'vitest'
import { mediaKeyOf } from '#app/domain/media/media-key.ts'
import {
	audioPathOf,
	temporaryKeyOf,
	temporaryPrefixOf,
	timingsPathOf,
	wordKeyOf,
} from '#app/domain/speech/audio-path.ts'

test('a lesson’s audio, its timings and their keys', () => {
	const path = audioPathOf({ kind: 'lessons', id: 'ni-hao' }, 'job-1')
	expect(path).toBe('/media/lessons/ni-hao/audio/job-1.mp3')
	expect(timingsPathOf(path)).toBe('/media/lessons/ni-hao/audio/job-1.json')
	expect(mediaKeyOf(path)).toBe('lessons/ni-hao/audio/job-1.mp3')
})

test('all attempts of a job share a prefix', () => {
	expect(temporaryKeyOf('job-1', 2)).toBe('tmp/tts/job-1/2.mp3')
	expect(temporaryKeyOf('job-1', 2).startsWith(temporaryPrefixOf('job-1'))).toBe(true)
})

test('a word is stored by engine, voice, text and reading', async () => {
	const word = { engine: 'espeak 1', voice: 'cmn', text: '长' }
	const key = await wordKeyOf(word)
	expect(key).toMatch(/^words\/[0-9a-f]{64}\.mp3$/)
	expect(await wordKeyOf({ ...word })).toBe(key)
	const others = [{ engine: 'espeak 2' }, { voice: 'f1' }, { text: '常' }, { pinyin: 'zhǎng' }]
	for (const other of others) expect(await wordKeyOf({ ...word, ...other })).not.toBe(key)
})
