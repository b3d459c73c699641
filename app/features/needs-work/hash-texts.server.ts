import { inArray } from 'drizzle-orm'
import QuickLru from 'quick-lru'
import type { Db } from '#app/db/client.server.ts'
import { storedText } from '#app/db/readable-json.ts'
import { articles, lessonContents } from '#app/db/schema/index.ts'
import type { TextOwner } from '#app/db/working-parts.ts'
import { readStoredContent } from '#app/domain/lesson-text/stored-content.ts'
import { scriptHash } from '#app/domain/speech/script-hash.ts'
import { scriptOf } from '#app/domain/speech/speech-script.ts'

type Spoken = TextOwner & {
	isDialogue: boolean
	/** Another one for each state of the published text. */
	textState: string
}

/** Hashes of texts as they are spoken. Texts seldom change, so a worker keeps them. */
const hashes = new QuickLru<string, string>({ maxSize: 5000 })

/** The hashes of texts as they would be spoken now. Reads the texts that are not hashed yet, in one round trip. */
export async function hashTexts(
	db: Db,
	texts: readonly Spoken[],
): Promise<ReadonlyMap<Spoken, string>> {
	const unknown = texts.filter((text) => !hashes.has(keyOf(text)))
	if (unknown.length > 0) {
		const contents = await readContents(db, unknown)
		const found = unknown.map(async (text) => {
			// A damaged text has no words.
			const content = readStoredContent(contents.get(ownerOf(text)) ?? '[]') ?? []
			return [keyOf(text), await scriptHash(scriptOf(content, text))] as const
		})
		for (const [key, hash] of await Promise.all(found)) hashes.set(key, hash)
	}
	return new Map(texts.map((text) => [text, hashes.get(keyOf(text)) ?? '']))
}

function ownerOf({ kind, id }: TextOwner): string {
	return `${kind}:${id}`
}

function keyOf({ isDialogue, textState, ...owner }: Spoken): string {
	return [ownerOf(owner), isDialogue, textState].join(' ')
}

async function readContents(db: Db, texts: readonly Spoken[]): Promise<Map<string, string>> {
	const idsOf = (kind: TextOwner['kind']) =>
		texts.filter((text) => text.kind === kind).map(({ id }) => id)
	const [ofLessons, ofArticles] = await db.batch([
		db
			.select({ id: lessonContents.lessonId, content: storedText(lessonContents.content) })
			.from(lessonContents)
			.where(inArray(lessonContents.lessonId, idsOf('lessons'))),
		db
			.select({ id: articles.id, content: storedText(articles.content) })
			.from(articles)
			.where(inArray(articles.id, idsOf('articles'))),
	])
	return new Map([
		...ofLessons.map(({ id, content }) => [ownerOf({ kind: 'lessons', id }), content] as const),
		...ofArticles.map(({ id, content }) => [ownerOf({ kind: 'articles', id }), content] as const),
	])
}
