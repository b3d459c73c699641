import { eq, isNull } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditLog, cards, decks, hskLists, lessonContents, vocab } from '#app/db/schema/index.ts'
import type { HskLevel } from '#app/domain/hsk/level.ts'
import type { HskAnswer } from '#app/features/vocabulary/admin/hsk/hsk-answer.ts'
import { action, loader } from '#app/features/vocabulary/pages/hsk-lists.tsx'
import { testOffice } from '#tests/support/admin-pages.ts'
import { makeLesson } from '#tests/support/content-factories.ts'
import { answerOf } from '#tests/support/context.ts'

const old = (level: HskLevel) => ({ type: 'HSK' as const, level, edition: '2.0' as const })
const official = (level: HskLevel) => ({ type: 'HSK' as const, level, edition: '3.0' as const })

/** 爱好 is HSK 3 in edition 2.0; 好 has two readings, and 看看 is made of 看. */
async function office() {
	const office = await testOffice()
	const { db, cookie } = office
	const word = { poses: ['noun' as const], meaning: { noun: { definition: 'a word' } }, levels: [] }
	await db.insert(vocab).values([
		{ ...word, word: '爱好', pinyin: 'ài hào', levels: [old('HSK3')], frequency: 9000 },
		{ ...word, word: '好', pinyin: 'hǎo', frequency: 8000 },
		{ ...word, word: '好', pinyin: 'hào', frequency: 1000 },
		{ ...word, word: '看', pinyin: 'kàn', frequency: 6000 },
		{ ...word, word: '看看', pinyin: 'kàn kan', frequency: 5000 },
		{ ...word, word: '汉路', pinyin: 'Hàn lù', isCustom: true },
	])
	const path = '/admin/vocab/hsk'
	const open = () => loader(office.visit(path, { cookie }))
	const send = (fields: Record<string, string | File>) => {
		const body = new FormData()
		for (const [name, value] of Object.entries({ edition: '3.0', ...fields })) body.set(name, value)
		const { context } = office.visit(path, { cookie })
		const request = new Request(`http://localhost${path}`, { method: 'POST', body })
		return answerOf(action({ context, request, params: {} }))
	}
	const answerTo = async (fields: Record<string, string | File>) => {
		const answer = await send(fields)
		const body: HskAnswer = await answer.json()
		return { status: answer.status, ...body }
	}
	const levels = async () => {
		const rows = await db.select().from(vocab).orderBy(vocab.id)
		return Object.fromEntries(rows.map(({ word, pinyin, levels }) => [`${word} ${pinyin}`, levels]))
	}
	return { ...office, open, answerTo, levels }
}

const head = 'ID,Simplified,Traditional,Pinyin,POS,Level,WebNo,WebPinyin,OCR,Variants,CEDICT'

function listOf(...rows: string[]): File {
	const lines = rows.map((row, index) => `L1-${index},${row},,,,,`)
	return new File([[head, ...lines, ''].join('\n')], 'hsk30.csv', { type: 'text/csv' })
}

const list = listOf(
	'爱好,愛好,àihào,V/N,1',
	'好,好,,Adj,1',
	'看,看,kàn,V,2',
	'没有的词,,méiyǒu,N,7-9',
)

test('a check shows what would change, and changes nothing', async () => {
	const { answerTo, levels, db } = await office()
	const before = await levels()
	expect(await answerTo({ intent: 'check', file: list })).toMatchObject({
		status: 200,
		outcome: 'checked',
		editionName: 'HSK 3.0 (2021)',
		figures: { rows: 4, matched: 3, changed: 4, derived: 1, ambiguous: 1, unmatched: 1 },
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
	const { answerTo, levels, open, db } = await office()
	const { digest = '' } = await answerTo({ intent: 'check', file: list })
	expect(await answerTo({ intent: 'import', file: list, digest })).toMatchObject({
		outcome: 'imported',
		figures: { changed: 4 },
	})
	expect(await levels()).toEqual({
		'爱好 ài hào': [old('HSK3'), official('HSK1')],
		'好 hǎo': [official('HSK1')],
		'好 hào': [],
		'看 kàn': [official('HSK2')],
		'看看 kàn kan': [{ ...official('HSK2'), isDerived: true }],
		'汉路 Hàn lù': [],
	})
	expect(await open()).toMatchObject({ imports: [{ edition: '3.0', source: 'hsk30.csv' }] })
	expect(await db.select().from(auditLog)).toMatchObject([
		{
			action: 'hsk-list.import',
			objectType: 'hsk-list',
			objectId: '3.0',
			after: { edition: '3.0', file: 'hsk30.csv', changes: 4 },
		},
	])
	expect(await answerTo({ intent: 'check', file: list })).toMatchObject({ figures: { changed: 0 } })
})

test('an import makes a deck for each level, and a new list changes them', async () => {
	const { answerTo, db } = await office()
	const id = await makeLesson(db, { level: 'beginner', status: 1 })
	const content = [
		{ zh: [{ word: '你好' }, { word: '好' }], en: 'Hello', blank: 'normal' as const },
	]
	await db.insert(lessonContents).values({ lessonId: id, content })
	const importIt = async (file: File) => {
		const { digest = '' } = await answerTo({ intent: 'check', file })
		await answerTo({ intent: 'import', file, digest })
	}
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
	await importIt(list)
	expect(await inDecks()).toEqual([
		'HSK 1 (3.0): 好 hsk-3.0-level-1-1',
		'HSK 1 (3.0): 爱好 hsk-3.0-level-1-2',
		'HSK 2 (3.0): 看 hsk-3.0-level-2-1',
	])
	expect(await db.select({ edition: decks.edition }).from(decks)).toEqual([
		{ edition: '3.0' },
		{ edition: '3.0' },
	])
	await importIt(listOf('爱好,愛好,àihào,V/N,1', '看,看,kàn,V,1', '看看,,kànkan,V,2'))
	expect(await inDecks()).toEqual([
		'HSK 1 (3.0): 爱好 hsk-3.0-level-1-2',
		'HSK 1 (3.0): 看 hsk-3.0-level-1-4',
		'HSK 2 (3.0): 看看 hsk-3.0-level-2-2',
	])
})

test('an import that nobody has looked at is refused', async () => {
	const { answerTo, levels, db } = await office()
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
