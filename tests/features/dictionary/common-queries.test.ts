/**
 * Common queries against the whole dictionary: the expected word is among the first three. Each line
 * of the fixture has a kind, a query, and the words that are right for it.
 */
import { readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import type { Db } from '#app/db/client.server.ts'
import { readQuery } from '#app/domain/dictionary/query.ts'
import { searchWords } from '#app/features/dictionary/search-words.server.ts'
import { seedVocabulary } from '#app/seed/vocabulary.ts'
import { isLong } from '#tests/support/length.ts'
import { memoryDatabase } from '#tests/support/memory-database.ts'
import { marta } from '#tests/support/users.ts'
import { wholeDictionary } from '#tests/support/whole-dictionary.ts'

const lines = readFileSync('tests/fixtures/dictionary-queries.tsv', 'utf8')
	.trim()
	.split('\n')
	.map((line) => {
		const [kind = '', typed = '', expected = ''] = line.split('\t')
		return { kind, typed, expected: expected.split('|') }
	})

/** The whole dictionary, or its most frequent words. */
const size = isLong ? wholeDictionary.length : 20_000

let db: Db

beforeAll(async () => {
	db = await memoryDatabase()
	await seedVocabulary(db, wholeDictionary.slice(0, size), () => {})
}, 120_000)

test.each([
	['english', 100, 0.95],
	['pinyin', 30, 1],
	['hanzi', 20, 1],
	['mixed', 10, 1],
])('%s: the expected word is among the first three', async (kind, least, share) => {
	const ofKind = lines.filter((line) => line.kind === kind)
	const missed: string[] = []
	for (const { typed, expected } of ofKind) {
		const query = readQuery(typed)
		const words = query ? (await searchWords(db, { query, page: 1, person: marta })).words : []
		const first = words.slice(0, 3).map(({ word }) => word)
		if (!first.some((word) => expected.includes(word))) missed.push(`${typed}: ${first.join(' ')}`)
	}
	expect(ofKind.length).toBeGreaterThanOrEqual(least)
	expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(ofKind.length * (1 - share))
})

test('the index of the whole vocabulary is sound', async () => {
	await db.run(sql`insert into vocab_english (vocab_english) values ('integrity-check')`)
})
