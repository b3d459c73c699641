import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '@libsql/client'
import { eq, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/libsql'
import { migrate } from 'drizzle-orm/libsql/migrator'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { vocab } from '#app/db/schema/index.ts'
import { hskLevels } from '#app/domain/hsk/level.ts'
import { spelledPinyin } from '#app/domain/pinyin/typed-pinyin.ts'
import { partsOfSpeech } from '#app/domain/vocabulary/part-of-speech.ts'
import { listWords } from '#app/features/vocabulary/admin/list/list-words.server.ts'
import { readWordSearch, type WordSearch } from '#app/features/vocabulary/admin/list/word-search.ts'
import { rowOfWord } from '#tests/support/content-factories.ts'
import { costlyRuns } from '#tests/support/length.ts'
import { memoryDatabase } from '#tests/support/memory-database.ts'

type Row = typeof vocab.$inferSelect
type Db = Awaited<ReturnType<typeof memoryDatabase>>

let db: Db
let rows: Row[]

const words = fc.oneof(
	{
		weight: 3,
		arbitrary: fc.string({ unit: fc.constantFrom(...'学习生𠮷子'), minLength: 1, maxLength: 5 }),
	},
	fc.string({ unit: fc.constantFrom(...'学aBé%_\\"\'*? ·^-'), minLength: 1, maxLength: 6 }),
)
const syllables = 'xué xí Ān ān lǜ lü shì shí er nǚ zhuāng ’ér ń ḿ · , a'.split(' ')
const readings = fc
	.array(fc.constantFrom(...syllables, '%', '_', '"x', 'B'), { minLength: 1, maxLength: 5 })
	.map((parts) => parts.join(' '))

/** Random words and searches share a small alphabet, so that searches find something. */
beforeAll(async () => {
	db = await memoryDatabase()
	const sample = fc.sample(
		fc.record({
			word: words,
			traditional: fc.option(words, { nil: null }),
			pinyin: readings,
			poses: fc.uniqueArray(fc.constantFrom(...partsOfSpeech.slice(0, 5)), { minLength: 1 }),
			levels: fc.uniqueArray(fc.constantFrom('HSK1', 'HSK7+'), { maxLength: 2 }),
			status: fc.constantFrom(0, 1),
			isCustom: fc.boolean(),
		}),
		{ numRuns: 400, seed: 7 },
	)
	for (const { poses, levels, ...row } of sample) {
		await db
			.insert(vocab)
			.values({
				...row,
				poses,
				meaning: Object.fromEntries(poses.map((pos) => [pos, { definition: 'to learn' }])),
				levels: levels.map((level) => ({ type: 'HSK', level: level === 'HSK1' ? level : 'HSK7+' })),
			})
			.onConflictDoNothing()
	}
	rows = await db.select().from(vocab)
})

/** Searches by reading every word; the index must find the same. */
function found({ word, pinyin, level, pos, kind, status }: WordSearch): number[] {
	const asciiLower = (text: string) => text.replace(/[A-Z]/g, (letter) => letter.toLowerCase())
	const typed = fold(spelledPinyin(pinyin).letters.join(''))
	return rows
		.filter(
			(row) =>
				[row.word, row.traditional ?? ''].some((form) =>
					asciiLower(form).includes(asciiLower(word)),
				) &&
				soundsLike(fold(row.pinyin), typed) &&
				(!level || row.levels.some((one) => one.level === level)) &&
				(!pos || row.poses.includes(pos)) &&
				(!kind || row.isCustom === (kind === 'custom')) &&
				(!status || row.status === (status === 'enabled' ? 1 : 0)),
		)
		.map(({ id }) => id)
		.sort((a, b) => b - a)
}

/** Splits pinyin into letters and their tone marks: é is e and a mark. */
function fold(pinyin: string): string[][] {
	const joined = pinyin.toLowerCase().replace(/[ '’\-·,]/g, '')
	return [...joined].map((letter) => [...letter.normalize('NFD').replace('u\u0308', 'v')])
}

function soundsLike(stored: string[][], typed: string[][]): boolean {
	return [...stored.keys(), 0].some((start) =>
		typed.every(([letter, tone], at) => {
			const [other, itsTone] = stored[start + at] ?? []
			return letter === other && (tone === undefined || tone === itsTone)
		}),
	)
}

async function listed(search: WordSearch): Promise<[number[], number]> {
	const { words: page, total } = await listWords(db, search)
	return [page.map(({ id }) => id), total]
}

const everything = readWordSearch(new URLSearchParams('size=100'))

test('the index finds what reading every word finds, for any filters', async () => {
	const some = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined, freq: 2 })
	const part = (text: fc.Arbitrary<string>) =>
		fc.tuple(text, fc.nat(8), fc.integer({ min: 0, max: 6 })).map(([all, from, length]) => {
			const letters = [...all]
			return letters
				.slice(from % letters.length)
				.slice(0, length)
				.join('')
		})
	await fc.assert(
		fc.asyncProperty(
			fc.record({
				word: fc.oneof(fc.constant(''), part(words)),
				pinyin: fc.oneof(fc.constant(''), part(readings)),
				level: some(fc.constantFrom(...hskLevels)),
				pos: some(fc.constantFrom(...partsOfSpeech.slice(0, 6))),
				kind: some(fc.constantFrom('custom' as const, 'standard' as const)),
				status: some(fc.constantFrom('enabled' as const, 'disabled' as const)),
			}),
			async (filters) => {
				const search = { ...everything, ...filters }
				const ids = found(search)
				expect(await listed(search)).toEqual([ids.slice(0, 100), ids.length])
			},
		),
		{ numRuns: costlyRuns },
	)
})

/** A vocabulary of these words, and its search results, the newest first. */
async function vocabularyOf(...entries: [word: string, pinyin: string][]) {
	const own = await memoryDatabase()
	await own.insert(vocab).values(entries.map(([word, pinyin]) => rowOfWord({ word, pinyin })))
	const find = async (search: string) => {
		const list = await listWords(own, readWordSearch(new URLSearchParams(search)))
		expect(list.total).toBe(list.words.length)
		return list.words.map(({ word }) => word).join(' ')
	}
	return { own, find }
}

test.each([
	['xuexi', '学习'],
	['xué xí', '学习'],
	['XUE2 XI2', '学习'],
	['xue2xi2', '学习'],
	['xuéxi', '学习'],
	['xue3', '雪'],
	['xue', '雪 学习'],
	['ue', '雪 学习'],
	['é', '学习'],
	['lv', '绿色'],
	['lü4', '绿色'],
	['lu', '路'],
	['xian', '西安'],
	["xi'an", '西安'],
	['a1', '西安'],
	['xuexi%', ''],
	['x_e', ''],
	['“', ''],
])('pinyin typed as %s finds %j', async (typed, words) => {
	const { find } = await vocabularyOf(
		['学习', 'xué xí'],
		['西安', "Xī'ān"],
		['绿色', 'lǜ sè'],
		['路', 'lù'],
		['雪', 'xuě'],
	)
	expect(await find(`pinyin=${encodeURIComponent(typed)}`)).toBe(words)
})

test('changed words are found by their new values, deleted ones no longer', async () => {
	const { own, find } = await vocabularyOf(['学习', 'xué xí'], ['学生', 'xué sheng'])
	await own.update(vocab).set({ word: '实习', pinyin: 'shí xí' }).where(eq(vocab.word, '学习'))
	expect(await find('word=学')).toBe('学生')
	expect(await find('word=实习&pinyin=shixi')).toBe('实习')
	expect(await find('pinyin=xue')).toBe('学生')
	await own
		.update(vocab)
		.set({ status: 0, isCustom: true, poses: ['verb'], levels: [{ type: 'HSK', level: 'HSK7+' }] })
		.where(eq(vocab.word, '实习'))
	const all = 'word=习&pinyin=xi&level=HSK7%2B&pos=verb&kind=custom&status=disabled'
	expect(await find(all)).toBe('实习')
	expect(await find('status=enabled')).toBe('学生')
	expect(await find('pos=noun')).toBe('学生')
	await own.delete(vocab).where(eq(vocab.word, '学生'))
	expect(await find('word=学')).toBe('')
	expect(await find('pos=noun')).toBe('')
	expect(await find('')).toBe('实习')
	const [terms] = await own.all(
		sql`select group_concat(term, ' ') as all_terms from vocab_term_counts`,
	)
	await own.delete(vocab)
	expect(terms).toMatchObject({ all_terms: expect.stringContaining('w实习') })
	expect(await own.all(sql`select term from vocab_term_counts where doc > 0`)).toEqual([])
	expect(await own.all(sql`select id from vocab_spellings`)).toEqual([])
})

test('an insert that is ignored or refused leaves no trace in the index', async () => {
	const { own, find } = await vocabularyOf(['学习', 'xué xí'], ['雪', 'xuě'])
	const again = {
		word: '学习',
		pinyin: 'xué xí',
		poses: [],
		meaning: { noun: { definition: 'x' } },
	}
	await own
		.insert(vocab)
		.values({ ...again, levels: [{ type: 'HSK', level: 'HSK1' }] })
		.onConflictDoNothing()
	await expect(
		own.update(vocab).set({ word: '学习', pinyin: 'xué xí' }).where(eq(vocab.word, '雪')),
	).rejects.toThrow()
	expect(await find('level=HSK1')).toBe('')
	expect(await find('word=学习')).toBe('学习')
	expect(await find('word=雪')).toBe('雪')
})

test('words stored before the index existed are found too', async () => {
	const folder = mkdtempSync(join(tmpdir(), 'hanlu-migrations-'))
	cpSync('migrations', folder, { recursive: true })
	const path = join(folder, 'meta', '_journal.json')
	const journal = JSON.parse(readFileSync(path, 'utf8'))
	const at = journal.entries.findIndex(({ tag }: { tag: string }) =>
		tag.includes('vocabulary-search'),
	)
	writeFileSync(path, JSON.stringify({ ...journal, entries: journal.entries.slice(0, at) }))
	const old = drizzle(createClient({ url: ':memory:' }), { casing: 'snake_case' })
	await migrate(old, { migrationsFolder: folder })
	await old.run(sql`insert into vocab (word, pinyin, poses, meaning, levels, status, created_at, updated_at)
		values ('学习', 'xué xí', '["noun"]', '{"noun":{"definition":"study"}}', '[]', 1, 1, 1)`)
	await migrate(old, { migrationsFolder: 'migrations' })
	const list = await listWords(old, readWordSearch(new URLSearchParams('word=学&pinyin=xi2')))
	expect(list).toMatchObject({ total: 1, words: [{ word: '学习' }] })
	rmSync(folder, { recursive: true })
})
