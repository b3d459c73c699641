import { asc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { cardStates, cards, decks, hskLists, reviews, vocab } from '#app/db/schema/index.ts'
import type { HskLevel } from '#app/domain/hsk/level.ts'
import { readDecks } from '#app/seed/content-files.ts'
import { seedDecks, wordsOf } from '#app/seed/decks.ts'
import { seedVocabulary } from '#app/seed/vocabulary.ts'
import { copiesOfDatabase } from '#tests/support/memory-database.ts'
import { addUsers } from '#tests/support/progress-records.ts'
import { wholeDictionary as dictionary } from '#tests/support/whole-dictionary.ts'

const files = readDecks()
const travelWords = new Set(files.flatMap(({ words = [] }) => words).map(({ word }) => word))
/** The words of decks, without the other 115,000. */
const deckWords = dictionary.filter(
	({ word, levels }) => levels.length > 0 || travelWords.has(word),
)

const withVocabulary = copiesOfDatabase((db) => seedVocabulary(db, deckWords, () => {}))

type Db = Awaited<ReturnType<typeof withVocabulary>>

async function cardsIn(db: Db, slug: string) {
	return db
		.select({ id: cards.id, word: vocab.word, pinyin: vocab.pinyin, removedAt: cards.removedAt })
		.from(cards)
		.innerJoin(vocab, eq(vocab.id, cards.vocabId))
		.where(eq(cards.deckId, `demo-${slug}`))
		.orderBy(asc(cards.orderNo), asc(cards.id))
}

function firstWords(slug: string, count: number): string {
	const file = files.find((deck) => deck.slug === slug)
	if (!file) throw new Error(`There is no deck ${slug}`)
	return wordsOf(file, dictionary)
		.slice(0, count)
		.map(({ word }) => word)
		.join(' ')
}

test('the decks of a list stand in the order of its levels', async () => {
	const db = await withVocabulary()
	await seedDecks(db, dictionary)
	const levels = await db
		.select({ name: decks.name, place: decks.orderNo })
		.from(decks)
		.where(eq(decks.edition, '2.0'))
		.orderBy(asc(decks.orderNo))
	expect(levels.map(({ name, place }) => `${name} is ${place}`)).toEqual(
		[1, 2, 3, 4, 5, 6].map((rank) => `HSK ${rank} is ${rank}`),
	)
})

test('HSK 1 begins with what the first lesson says, and counts to ten', () => {
	expect(firstWords('hsk-level-1', 16)).toBe(
		'妈妈 的 喂 我 在 你 吗 了 是 不 他 谁 有 再见 我们 老师',
	)
	expect(firstWords('hsk-level-1', 60)).toContain(' 一 二 三 四 五 六 七 八 九 十 ')
})

test('the words of a hard level come in the order in which courses and films use them', () => {
	expect(firstWords('hsk-level-5', 8)).toBe('老板 所 市场 企业 姑娘 嗯 车厢 首')
})

test('HSK 4 has 等 again, for "and so on"', () => {
	expect(firstWords('hsk-level-4', 600).split(' ')).toContain('等')
})

test('a new site has a deck for each level of HSK 2.0 and one for travel', async () => {
	const db = await withVocabulary()
	await seedDecks(db, dictionary)
	const rows = await db.select().from(decks).orderBy(asc(decks.orderNo))
	const counts = rows.map(async ({ slug, edition }) => {
		const ids = (await cardsIn(db, slug)).map(({ id }) => id)
		expect(new Set(ids).size).toBe(ids.length)
		return [slug, edition, ids.length]
	})
	expect(await Promise.all(counts)).toEqual([
		['hsk-level-1', '2.0', 150],
		['hsk-level-2', '2.0', 150],
		['hsk-level-3', '2.0', 300],
		['hsk-level-4', '2.0', 600],
		['hsk-level-5', '2.0', 1300],
		['hsk-level-6', '2.0', 2500],
		['travel-essentials', null, 80],
	])
	expect((await cardsIn(db, 'hsk-level-1'))[2]).toMatchObject({
		id: 'demo-hsk-level-1-3',
		word: '喂',
		pinyin: 'wéi',
	})
})

test('a deck that learners study gets its new order, and cards keep their ids and reviews', async () => {
	const db = await withVocabulary()
	const [of, me, begun, seldom] = await Promise.all(
		['的', '我', '纽扣儿', '凹凸'].map(async (word) => {
			const [row] = await db.select({ id: vocab.id }).from(vocab).where(eq(vocab.word, word))
			return row?.id ?? 0
		}),
	)
	const deckId = 'demo-hsk-level-1'
	await addUsers(db, ['anna'])
	await db
		.insert(decks)
		.values({ id: deckId, slug: 'hsk-level-1', name: 'HSK 1', description: '', orderNo: 1 })
	await db.insert(cards).values([
		{ id: `${deckId}-1`, deckId, vocabId: of ?? 0, orderNo: 1 },
		{ id: `${deckId}-2`, deckId, vocabId: me ?? 0, orderNo: 2 },
		{ id: `${deckId}-3`, deckId, vocabId: begun ?? 0, orderNo: 3 },
		{ id: `${deckId}-4`, deckId, vocabId: seldom ?? 0, orderNo: 4 },
	])
	await db
		.insert(cardStates)
		.values({ userId: 'anna', cardId: `${deckId}-3`, state: 'learning', logLength: 1 })
	await db.insert(reviews).values({
		userId: 'anna',
		id: 'r1',
		cardId: `${deckId}-1`,
		mode: 'recall',
		grade: 'good',
		at: new Date(),
	})
	await seedDecks(db, dictionary)
	const after = await cardsIn(db, 'hsk-level-1')
	expect(after.slice(0, 4).map(({ id, word }) => [id, word])).toEqual([
		[`${deckId}-5`, '妈妈'],
		[`${deckId}-1`, '的'],
		[`${deckId}-7`, '喂'],
		[`${deckId}-2`, '我'],
	])
	expect(after).toHaveLength(152)
	expect(after.slice(-2)).toMatchObject([
		{ id: `${deckId}-3`, word: '纽扣儿', removedAt: null },
		{ id: `${deckId}-4`, word: '凹凸', removedAt: expect.any(Date) },
	])
	expect(await db.$count(reviews)).toBe(1)
})

test('an imported edition has a deck for each of its levels', async () => {
	const db = await withVocabulary()
	const level = (level: HskLevel) => ({ type: 'HSK' as const, level, edition: '3.0' as const })
	for (const [word, levels] of [
		['我', [level('HSK1')]],
		['茶', [level('HSK1')]],
		['老板', [level('HSK2')]],
		['老虎', [{ ...level('HSK2'), isDerived: true as const }]],
	] as const) {
		await db
			.update(vocab)
			.set({ levels: [...levels] })
			.where(eq(vocab.word, word))
	}
	await db.insert(hskLists).values({ edition: '3.0', source: 'hsk30.csv', sha256: '' })
	await seedDecks(db, dictionary)
	const rows = await db.select().from(decks).where(eq(decks.edition, '3.0'))
	expect(rows.map(({ slug, name }) => [slug, name])).toEqual([
		['hsk-3-0-level-1', 'HSK 1 (3.0)'],
		['hsk-3-0-level-2', 'HSK 2 (3.0)'],
	])
	expect(rows[0]?.description).toMatch(/^The 2 words of HSK 1 in HSK 3.0 \(2021\)\./)
	const words = await db
		.select({ word: vocab.word })
		.from(cards)
		.innerJoin(vocab, eq(vocab.id, cards.vocabId))
		.where(eq(cards.deckId, 'hsk-3.0-level-1'))
		.orderBy(asc(cards.orderNo))
	expect(words.map(({ word }) => word)).toEqual(['我', '茶'])
})

test('a word whose reading was changed in the back office keeps its card', async () => {
	const db = await withVocabulary()
	await db.update(vocab).set({ pinyin: 'xué shēng' }).where(eq(vocab.word, '学生'))
	await seedDecks(db, dictionary)
	const students = (await cardsIn(db, 'hsk-level-1')).filter(({ word }) => word === '学生')
	expect(students).toEqual([expect.objectContaining({ pinyin: 'xué shēng' })])
})
