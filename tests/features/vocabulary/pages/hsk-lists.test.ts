import { eq, isNull } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditLog, cards, decks, hskLists, lessonContents, vocab } from '#app/db/schema/index.ts'
import { makeLesson } from '#tests/support/content-factories.ts'
import { hskOffice, listOf, official, old } from '#tests/support/hsk-office.ts'

const list = listOf(
	'爱好,愛好,àihào,V/N,1',
	'好,好,,Adj,1',
	'看,看,kàn,V,2',
	'没有的词,,méiyǒu,N,7-9',
)

test('a check shows what would change, and changes nothing', async () => {
	const { answerTo, levels, db } = await hskOffice()
	const before = await levels()
	expect(await answerTo({ intent: 'check', file: list })).toMatchObject({
		status: 200,
		outcome: 'checked',
		editionName: 'HSK 3.0 (2021)',
		figures: { rows: 4, matched: 3, changed: 4, derived: 1, ambiguous: 1, unmatched: 1 },
		shortage:
			'Import it anyway: it has 3 of about 11,092 words, and levels would come from these alone',
		changes: {
			count: 3,
			shown: [
				{ word: '爱好', pinyin: 'ài hào', before: '-', after: 'HSK 1' },
				{ word: '好', pinyin: 'hǎo', before: '-', after: 'HSK 1' },
				{ word: '看', pinyin: 'kàn', before: '-', after: 'HSK 2' },
			],
		},
		ambiguous: { shown: [{ word: '好', note: 'Several entries fit; hǎo gets the level' }] },
		unmatched: { shown: [{ word: '没有的词', level: 'HSK 7+' }] },
	})
	expect(await levels()).toEqual(before)
	expect(await db.select().from(hskLists)).toEqual([])
})

test('an import does what its check has shown, and is told in the audit log', async () => {
	const { answerTo, importAll, levels, open, db } = await hskOffice()
	expect(await importAll(list)).toMatchObject({
		outcome: 'imported',
		figures: { changed: 4 },
	})
	expect(await levels()).toEqual({
		'爱好 ài hào': [old('HSK3'), official('HSK1')],
		'好 hǎo': [official('HSK1')],
		'好 hào': [],
		'看 kàn': [official('HSK2')],
		'看看 kàn kan': [{ ...official('HSK2'), isDerived: true, from: ['看'] }],
		'汉路 Hàn lù': [],
	})
	expect(await open()).toMatchObject({
		editions: [{}, { edition: '3.0', list: { source: 'hsk30.csv' } }, {}],
	})
	expect(await db.select().from(auditLog)).toMatchObject([
		{
			action: 'hsk-list.import',
			objectType: 'hsk-list',
			objectId: '3.0',
			after: { edition: '3.0', file: 'hsk30.csv', words: 3, changes: 4 },
		},
	])
	expect(await answerTo({ intent: 'check', file: list })).toMatchObject({ figures: { changed: 0 } })
})

test('an import makes a deck for each level, and a new list changes them', async () => {
	const { importAll, db } = await hskOffice()
	const id = await makeLesson(db, { level: 'beginner', status: 1 })
	const content = [
		{ zh: [{ word: '你好' }, { word: '好' }], en: 'Hello', blank: 'normal' as const },
	]
	await db.insert(lessonContents).values({ lessonId: id, content })
	const inDecks = async () => {
		const rows = await db
			.select({ deck: decks.name, word: vocab.word, id: cards.id })
			.from(cards)
			.innerJoin(decks, eq(decks.id, cards.deckId))
			.innerJoin(vocab, eq(vocab.id, cards.vocabId))
			.where(isNull(cards.removedAt))
			.orderBy(decks.orderNo, cards.orderNo)
		return rows.map((row) => `${row.deck}: ${row.word} ${row.id}`)
	}
	await importAll(list)
	expect(await inDecks()).toEqual([
		'HSK 1 (3.0): 好 hsk-3.0-level-1-1',
		'HSK 1 (3.0): 爱好 hsk-3.0-level-1-2',
		'HSK 2 (3.0): 看 hsk-3.0-level-2-1',
	])
	expect(await db.select({ edition: decks.edition }).from(decks)).toEqual([
		{ edition: '3.0' },
		{ edition: '3.0' },
	])
	await importAll(listOf('爱好,愛好,àihào,V/N,1', '看,看,kàn,V,1', '看看,,kànkan,V,2'))
	expect(await inDecks()).toEqual([
		'HSK 1 (3.0): 爱好 hsk-3.0-level-1-2',
		'HSK 1 (3.0): 看 hsk-3.0-level-1-4',
		'HSK 2 (3.0): 看看 hsk-3.0-level-2-2',
	])
})

test('an import that nobody has looked at is refused', async () => {
	const { answerTo, levels, db } = await hskOffice()
	const before = await levels()
	const { digest = '' } = await answerTo({ intent: 'check', file: list })
	const refused = { status: 409, problems: [{ code: 'hsk-list.changed' }] }
	expect(await answerTo({ intent: 'import', file: list })).toMatchObject(refused)
	const other = listOf('爱好,愛好,àihào,V/N,5')
	expect(await answerTo({ intent: 'import', file: other, digest })).toMatchObject(refused)
	expect(await levels()).toEqual(before)
	await db
		.update(vocab)
		.set({ levels: [old('HSK4')] })
		.where(eq(vocab.word, '爱好'))
	expect(await answerTo({ intent: 'import', file: list, digest })).toMatchObject(refused)
})
