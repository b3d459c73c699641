import { and, eq, isNull, or } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { accessColumns } from '#app/db/access-columns.ts'
import { isDialogue, sentenceParagraphs } from '#app/db/card-texts.ts'
import type { Db } from '#app/db/client.server.ts'
import {
	articles,
	cards,
	decks,
	lessons,
	ownTextParts,
	ownTexts,
	vocab,
} from '#app/db/schema/index.ts'
import { mayOpenTextOf } from '#app/domain/access/access.ts'
import type { User } from '#app/domain/accounts/user.ts'
import { sentenceOfCard } from '#app/domain/flashcards/card-sentence.ts'

const course = alias(lessons, 'course')

type SpokenCard = {
	zh: string
	/** The reading of the whole; null for a sentence that is only the person's. */
	pinyin: string | null
}

/** The sentence of a card, to be heard; undefined if there is none for this person. One round trip. */
export async function findSpokenCard(
	db: Db,
	{ reader, cardId }: { reader: Pick<User, 'id' | 'level'>; cardId: string },
): Promise<SpokenCard | undefined> {
	const [row] = await db
		.select({
			word: vocab.word,
			traditional: vocab.traditional,
			example: vocab.example,
			sentence: cards.sentence,
			paragraphs: sentenceParagraphs,
			isDialogue,
			lesson: { ...accessColumns(lessons, reader.id), isFree: lessons.isFree },
			course: accessColumns(course, reader.id),
			article: { status: articles.status, isDeleted: articles.isDeleted },
			ownText: { id: ownTexts.id },
		})
		.from(cards)
		.innerJoin(decks, eq(decks.id, cards.deckId))
		.innerJoin(vocab, eq(vocab.id, cards.vocabId))
		.leftJoin(lessons, eq(lessons.id, cards.lessonId))
		.leftJoin(course, eq(course.id, lessons.parentId))
		.leftJoin(articles, eq(articles.id, cards.articleId))
		.leftJoin(ownTextParts, eq(ownTextParts.id, cards.partId))
		.leftJoin(ownTexts, and(eq(ownTexts.id, ownTextParts.textId), eq(ownTexts.userId, reader.id)))
		.where(and(eq(cards.id, cardId), or(isNull(decks.ownerId), eq(decks.ownerId, reader.id))))
	if (!row) return undefined
	const paragraphs = mayOpenTextOf(reader, row) ? row.paragraphs : []
	const { sentence, example } = sentenceOfCard({ ...row, paragraphs })
	const zh = example?.zh ?? sentence
	return zh ? { zh, pinyin: example?.pinyin ?? null } : undefined
}
