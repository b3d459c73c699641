import { cpSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { indexOfWord } from '#app/domain/segmentation/dictionary.ts'
import { readSources } from '#app/seed/dictionary/sources.ts'
import { isLong } from '#tests/support/length.ts'
import { realDictionary } from '#tests/support/real-dictionary.ts'
import { buildSegmentation } from '#tools/segmentation/build-segmentation.ts'
import { readHeadwords } from '#tools/segmentation/headwords.ts'

const target = mkdtempSync(join(tmpdir(), 'hanlu-segmentation-'))
afterAll(() => rmSync(target, { recursive: true }))

test('every headword has its index in the dictionary', () => {
	const headwords = readHeadwords(readSources())
	expect(realDictionary.size).toBe(headwords.length)
	for (let at = 0; at < headwords.length; at += 97) {
		expect(indexOfWord(realDictionary, headwords[at] ?? '')).toBe(at)
	}
})

test('the dictionary is small enough for a worker', () => {
	const bytes = readFileSync('build/segmentation/words.bin')
	expect(gzipSync(bytes).length).toBeLessThan(640_000)
})

test('files whose sources have not changed are left as they are', () => {
	cpSync('build/segmentation', target, { recursive: true })
	const words = join(target, 'words.bin')
	writeFileSync(words, '')
	buildSegmentation(target)
	expect(statSync(words).size).toBe(0)
})

test.runIf(isLong)('files of other sources are made anew', () => {
	writeFileSync(join(target, 'stamp'), 'of another day')
	buildSegmentation(target)
	expect(readFileSync(join(target, 'words.bin'))).toEqual(
		readFileSync('build/segmentation/words.bin'),
	)
})
