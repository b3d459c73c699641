/** The text that a card was saved from, for queries that join it as `lessons`, `articles` and `ownTextParts`. */
import { sql } from 'drizzle-orm'
import type { Block } from '#app/domain/lesson-text/content.ts'
import { readStoredContent } from '#app/domain/lesson-text/stored-content.ts'
import { articles, cards, lessonContents, lessons, ownTextParts, vocab } from './schema/index.ts'

/** Whether a lesson shows who speaks. */
export const isDialogue = sql<boolean>`coalesce(${lessons.config} ->> 'dialogMode', 0)`.mapWith(
	Boolean,
)

/** As many paragraphs as a short sentence such as 好。 may be looked for in. */
const mostParagraphs = 3

/**
 * The paragraphs of a card's text that have its sentence's characters; none for a card without a sentence. Few
 * have the word's first character, and only their words are joined.
 */
export const sentenceParagraphs = sql<
	Block[]
>`(${sql`select json_group_array(json(found.paragraph)) from (
	select block.value as paragraph
	from json_each(coalesce(
		(select content from ${lessonContents} where ${lessonContents.lessonId} = ${lessons.id}),
		${articles.content},
		${ownTextParts.content}
	)) as block
	where ${cards.sentence} <> '' and block.type = 'object' and instr(block.value, substr(${vocab.word}, 1, 1)) > 0 and instr(
		(select group_concat(token.value ->> 'word', '') from json_each(block.value, '$.zh') as token),
		${cards.sentence}
	) > 0
	limit ${mostParagraphs}) as found`})`.mapWith(readBlocks)

function readBlocks(stored: string): Block[] {
	return readStoredContent(stored) ?? []
}
