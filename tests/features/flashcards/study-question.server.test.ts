import { expect, test } from 'vitest'
import { cards, decks, vocab } from '#app/db/schema/index.ts'
import type { StudyMode } from '#app/domain/flashcards/review.ts'
import { suggestedGrade, verdictOnCard } from '#app/domain/flashcards/suggested-grade.ts'
import { findSession } from '#app/features/flashcards/study-session.server.ts'
import { memoryDatabase } from '#tests/support/memory-database.ts'
import { addUsers } from '#tests/support/progress-records.ts'

const now = new Date('2026-11-21T08:00:00Z')

const words = [
	{ word: '爸爸', pinyin: 'bà ba', meaning: 'dad; father' },
	{ word: '父亲', traditional: '父親', pinyin: 'fù qīn', meaning: 'father' },
	{ word: '行', pinyin: 'xíng', meaning: 'all right' },
	{ word: '把', pinyin: 'bǎ', meaning: '把 bǎ' },
	{ word: '茶', pinyin: 'chá', meaning: 'tea' },
]

const example = { zh: '你喝茶吗？', at: 2, pinyin: 'Nǐ hē chá ma?', en: 'Do you drink tea?' }

/** 明 learns a deck of five words; 行 has another reading outside it. */
async function cardsIn(mode: StudyMode) {
	const db = await memoryDatabase()
	await addUsers(db, ['ming'])
	await db.insert(decks).values({ id: 'd', slug: 'words', name: 'Words', description: '' })
	const rows = [...words, { word: '行', pinyin: 'háng', meaning: 'row' }]
	await db.insert(vocab).values(
		rows.map(({ meaning, ...row }, index) => ({
			...row,
			id: index + 1,
			poses: ['noun' as const],
			meaning: { noun: { definition: meaning } },
			example: row.word === '茶' ? example : null,
			levels: [],
		})),
	)
	await db.insert(cards).values(
		words.map(({ word }, index) => ({
			id: word,
			deckId: 'd',
			vocabId: index + 1,
			orderNo: index + 1,
			sentence: word === '父亲' ? '我父親是老師。' : null,
		})),
	)
	const session = await findSession(db, { userId: 'ming', slug: 'words', mode, now })
	return Object.fromEntries((session ?? expect.fail()).cards.map((card) => [card.word, card]))
}

function gradeOf(card: Parameters<typeof verdictOnCard>[0] | undefined, typed: string) {
	return suggestedGrade(verdictOnCard(card ?? expect.fail(), typed))
}

test('a card comes with no more than its mode needs', async () => {
	const none = { clues: [], accepted: [], alike: [], gap: null, choices: [] }
	expect((await cardsIn('recall')).爸爸).toMatchObject(none)
	expect((await cardsIn('reverse')).爸爸).toMatchObject({ ...none, clues: ['dad', 'father'] })
})

test('a meaning that spells the word out is no clue', async () => {
	expect((await cardsIn('reverse')).把?.clues).toEqual([])
})

test('a reading is asked with the meaning only where a word has several', async () => {
	const asked = await cardsIn('type-reading')
	expect(asked.行?.clues).toEqual(['all right'])
	expect(asked.爸爸?.clues).toEqual([])
	expect(gradeOf(asked.爸爸, 'ba4ba')).toBe('good')
	expect(gradeOf(asked.行, 'hang2')).toBe('forgot')
})

test('a word is asked by its meaning, and others with that meaning are nearly right', async () => {
	const asked = await cardsIn('type-word')
	expect(gradeOf(asked.爸爸, '爸爸')).toBe('good')
	expect(gradeOf(asked.爸爸, '父亲')).toBe('hard')
	expect(gradeOf(asked.父亲, '父親')).toBe('good')
	expect(gradeOf(asked.爸爸, '茶')).toBe('forgot')
})

test('a gap is in the saved sentence, else in the example', async () => {
	const asked = await cardsIn('cloze')
	expect(asked.父亲?.gap).toEqual({ parts: ['我', '是老師。'], en: null })
	expect(asked.茶?.gap).toEqual({ parts: ['你喝', '吗？'], en: 'Do you drink tea?' })
	expect(asked.爸爸).toMatchObject({ gap: null, clues: ['dad', 'father'] })
})

test('a gap that is chosen has choices, none of which means the same', async () => {
	const asked = await cardsIn('cloze-choice')
	const choices = asked.爸爸?.choices.map(({ word }) => word)
	expect(choices).toContain('爸爸')
	expect(choices).not.toContain('父亲')
})
