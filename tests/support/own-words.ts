/** A person with words of their own: marked, saved and studied ones. */
import { cardStates, cards, decks, userWords, vocab } from '#app/db/schema/index.ts'
import type { HskLevel } from '#app/domain/hsk/level.ts'
import type { Standing } from '#app/domain/known-words/standing.ts'
import { makeAccount } from './factories.ts'
import { memoryDatabase } from './memory-database.ts'

type Entry = { word: string; pinyin: string; english: string; level?: HskLevel; frequency?: number }

const entries: Entry[] = [
	{ word: '学习', pinyin: 'xué xí', english: 'to learn; to study', level: 'HSK1', frequency: 90 },
	{ word: '银行', pinyin: 'yín háng', english: 'bank', level: 'HSK3', frequency: 50 },
	{ word: '癌症', pinyin: 'ái zhèng', english: 'cancer', level: 'HSK6', frequency: 10 },
	{ word: '爬山', pinyin: 'pá shān', english: 'to climb a mountain', frequency: 20 },
	{ word: '爱', pinyin: 'ài', english: 'to love', level: 'HSK1', frequency: 99 },
]

export const now = new Date('2026-11-22T12:00:00Z')

/** 学习 to 爱 as words 1 to 5, and 小美 at HSK 3. */
export async function withVocabulary() {
	const db = await memoryDatabase()
	const userId = await makeAccount(db, { id: 'xiaomei', langLevel: 'HSK3' })
	await db.insert(vocab).values(
		entries.map(({ word, pinyin, english, level, frequency = 0 }, index) => ({
			id: index + 1,
			word,
			pinyin,
			poses: ['verb' as const],
			meaning: { verb: { definition: english } },
			levels: level ? [{ type: 'HSK' as const, level, edition: '2.0' as const }] : [],
			frequency,
		})),
	)
	const idOf = (word: string) => entries.findIndex((entry) => entry.word === word) + 1
	const ago = (minutes: number) => new Date(+now - minutes * 60_000)

	/** Without a status, the mark was taken back. */
	async function mark(word: string, status: Standing | null, minutes = 10, of = userId) {
		const row = { userId: of, vocabId: idOf(word), status, changedAt: ago(minutes) }
		await db.insert(userWords).values(row)
	}

	async function card(word: string, deckId: string, at: Date, removedAt: Date | null) {
		const id = `${deckId}-${word}`
		const row = { id, deckId, vocabId: idOf(word), orderNo: idOf(word), removedAt, updatedAt: at }
		await db.insert(cards).values(row)
		return id
	}

	/** In the person's own deck. */
	async function save(word: string, { minutes = 10, isRemoved = false, of = userId } = {}) {
		const deck = { id: `own-${of}`, slug: 'my-words', name: 'My Words', description: '' }
		await db
			.insert(decks)
			.values({ ...deck, ownerId: of })
			.onConflictDoNothing()
		return card(word, deck.id, ago(minutes), isRemoved ? now : null)
	}

	/** In a deck for everybody, or on a card that there is. */
	async function study(word: string, stability: number, { cardId = '', of = userId } = {}) {
		const deck = { id: 'shared', slug: 'shared', name: 'HSK', description: '' }
		await db.insert(decks).values(deck).onConflictDoNothing()
		const id = cardId || (await card(word, deck.id, ago(99), null))
		const [due, introducedAt] = [new Date(+now + stability * 86_400_000), ago(60)]
		const state = { cardId: id, state: 'review' as const, due, stability, introducedAt }
		await db.insert(cardStates).values({ userId: of, ...state, logLength: 1 })
	}

	const learner = { id: userId, level: 1, langLevel: 'HSK3', hskEdition: '2.0' } as const
	return { db, userId, learner, idOf, mark, save, study, ago }
}
