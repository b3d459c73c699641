/** Reads articles, each query in one round trip. */
import { and, count, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#app/db/client.server.ts'
import { isEmbeddedAudio } from '#app/db/embedded-audio.ts'
import { articles, vocab, workingParts } from '#app/db/schema/index.ts'
import { wordEntryColumns } from '#app/db/word-entry-columns.ts'
import { wordsAndParts } from '#app/db/words-and-parts.ts'
import { lessonStatuses } from '#app/domain/access/access.ts'
import { longestTitleWord } from '#app/domain/lesson-text/title-tokens.ts'

const isPublished = and(
	eq(articles.isDeleted, false),
	eq(articles.status, lessonStatuses.available),
)

const card = {
	id: articles.id,
	enTitle: articles.enTitle,
	title: articles.title,
	coverImage: articles.coverImage,
	level: articles.level,
}

/** A page of the list, highest order first, then newest, and the total count. */
export async function listArticles(db: Db, { page, size }: { page: number; size: number }) {
	const [cards, [counted]] = await db.batch([
		db
			.select({ ...card, hasAudio: sql`${articles.audioPath} is not null`.mapWith(Boolean) })
			.from(articles)
			.where(isPublished)
			.orderBy(desc(articles.orderNo), desc(articles.createdAt), articles.id)
			.limit(size)
			.offset((page - 1) * size),
		db.select({ total: count() }).from(articles).where(isPublished),
	])
	return { cards, total: counted?.total ?? 0 }
}

type ArticleQuery = {
	id: string
	disabled: boolean
	/** Reads the text as it was last saved. */
	isWorking: boolean
}

/** The working version if there is one, otherwise the published one. */
const savedContent = sql`coalesce(
	(select working.content from ${workingParts} as working
		where working.owner_kind = 'articles' and working.part = 'text'
			and working.owner_id = articles.id),
	${articles.content}
)`

/**
 * An article that isn't deleted, for administrators also while it is disabled; with all vocabulary
 * rows for words of its text and title, and the next article of the list.
 */
export async function findArticle(db: Db, { id, disabled, isWorking }: ArticleQuery) {
	const content = isWorking ? savedContent : sql`${articles.content}`
	const isReadable = disabled ? eq(articles.isDeleted, false) : isPublished
	const [[article], words, [next]] = await db.batch([
		db
			.select({
				...card,
				content: content.mapWith(articles.content),
				audioPath: articles.audioPath,
				isEmbedded: isEmbeddedAudio('articles'),
			})
			.from(articles)
			.where(and(eq(articles.id, id), isReadable)),
		db
			.select(wordEntryColumns)
			.from(vocab)
			.where(
				and(
					eq(vocab.status, 1),
					sql`${vocab.word} in (${wordsAndParts(wordsOfText(id, content))} union ${piecesOfTitle(id)})`,
				),
			)
			.orderBy(desc(vocab.frequency), vocab.id),
		db
			.select({ id: articles.id, enTitle: articles.enTitle, title: articles.title })
			.from(articles)
			.where(
				and(
					isPublished,
					sql`(${listPlace}) > (select ${listPlace} from ${articles} as shown
				where shown.id = ${id})`,
				),
			)
			.orderBy(desc(articles.orderNo), desc(articles.createdAt), articles.id)
			.limit(1),
	])
	return article && { article, words, next }
}

/** Grows along the list. */
const listPlace = sql.raw('-order_no, -created_at, id')

/** Extracts the tokens of an article's text inside the database. */
function wordsOfText(id: string, content: SQL): SQL {
	return sql`select token.value ->> 'word' from ${articles},
		json_each(${content}) as block, json_each(block.value, '$.zh') as token
		where ${articles.id} = ${id}`
}

/** 修自, 修自行, … 的人: titles are stored without tokens, so any piece may be a word. */
function piecesOfTitle(id: string): SQL {
	return sql`select substr(${articles.title}, place.at, size.value) from ${articles},
		(with recursive place(at) as (select 1 union all select at + 1 from place where at < 100)
			select at from place) as place,
		json_each(${JSON.stringify(wordSizes)}) as size
		where ${articles.id} = ${id} and place.at <= length(${articles.title})`
}

const wordSizes = Array.from({ length: longestTitleWord }, (_, index) => index + 1)
