import { and, asc, desc, eq, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#app/db/client.server.ts'
import { contains } from '#app/db/contains.ts'
import { ownTextParts, ownTexts } from '#app/db/schema/index.ts'
import type { User } from '#app/domain/accounts/user.ts'
import { rankOf } from '#app/domain/hsk/level.ts'
import { type ShownFit, showFit } from '#app/domain/known-words/coverage.ts'
import { fitOfParts, type PartCounts } from '#app/domain/texts/part-counts.ts'
import {
	goOnAt,
	lastRead,
	type PartOfText,
	percentRead,
	textPath,
} from '#app/domain/texts/progress.ts'
import { type TextSearch, textsAPage } from '#app/domain/texts/text-search.ts'
import { allOwnWords, ownWordsFrom } from '#app/features/known-words/own-words.server.ts'

type ListQuery = { user: User; search: TextSearch }

export type ListedText = {
	id: string
	title: string
	tags: string[]
	parts: number
	characters: number
	/** Undefined until it is cut into words. */
	fit: ShownFit | undefined
	/** From 0 to 100. */
	percentRead: number
	/** In ms since 1970; undefined if it was never opened. */
	lastRead: number | undefined
	/** Where to go on with it. */
	path: string
}

export type TextList = {
	texts: ListedText[]
	/** How many the search finds. */
	found: number
	/** All tags of the person's texts. */
	tags: string[]
	/** All texts of the person. */
	kept: { texts: number; bytes: number }
}

/** One page of a person's texts, the last read or added first. One round trip. */
export async function listTexts(db: Db, { user, search }: ListQuery): Promise<TextList> {
	const isWanted = and(
		eq(ownTexts.userId, user.id),
		search.tag === '' ? undefined : hasTag(sql`tag.value = ${search.tag}`),
		search.q === ''
			? undefined
			: or(contains(ownTexts.title, search.q), hasTag(contains(sql`tag.value`, search.q))),
	)
	const usedAt = sql`max(${ownTexts.createdAt}, coalesce((${sql`
		select max(read_at) from ${ownTextParts} where text_id = ${ownTexts.id}`}), 0))`
	const page = db
		.select({ id: ownTexts.id, title: ownTexts.title, tags: ownTexts.tags })
		.from(ownTexts)
		.where(isWanted)
		.orderBy(desc(usedAt), desc(ownTexts.id))
		.limit(textsAPage)
		.offset((search.page - 1) * textsAPage)
	const ids = sql`(select id from ${ownTexts} where ${isWanted}
		order by ${usedAt} desc, ${ownTexts.id} desc
		limit ${textsAPage} offset ${(search.page - 1) * textsAPage})`
	const [texts, parts, [counted], tags, own] = await db.batch([
		page,
		db
			.select({
				textId: ownTextParts.textId,
				number: ownTextParts.number,
				title: sql<string>`''`,
				characters: ownTextParts.characters,
				paragraph: ownTextParts.paragraph,
				paragraphs: ownTextParts.paragraphs,
				readAt: sql<number | null>`${ownTextParts.readAt}`,
				counts: ownTextParts.counts,
			})
			.from(ownTextParts)
			.where(sql`${ownTextParts.textId} in ${ids}`)
			.orderBy(asc(ownTextParts.textId), asc(ownTextParts.number)),
		db.all<{ found: number; texts: number; bytes: number }>(sql`
			select (select count(*) from ${ownTexts} where ${isWanted}) as found,
				(select count(*) from ${ownTexts} where uid = ${user.id}) as texts,
				(select coalesce(sum(bytes), 0) from ${ownTextParts} where text_id in
					(select id from ${ownTexts} where uid = ${user.id})) as bytes`),
		db.all<{ tag: string }>(sql`
			select distinct tag.value as tag from ${ownTexts}, json_each(${ownTexts.tags}) as tag
			where ${ownTexts.userId} = ${user.id} order by tag.value`),
		allOwnWords(db, user.id),
	])
	const knowledge = {
		own: ownWordsFrom(own),
		user: rankOf(user.langLevel),
		edition: user.hskEdition,
	}
	return {
		texts: texts.map((text) => {
			const ofText = parts.filter(({ textId }) => textId === text.id)
			return toListedText(text, ofText, knowledge)
		}),
		found: counted?.found ?? 0,
		tags: tags.map(({ tag }) => tag),
		kept: { texts: counted?.texts ?? 0, bytes: counted?.bytes ?? 0 },
	}
}

function hasTag(condition: SQL): SQL {
	return sql`exists (select 1 from json_each(${ownTexts.tags}) as tag where ${condition})`
}

type ListedPart = PartOfText & { counts: PartCounts | null }

function toListedText(
	text: Pick<ListedText, 'id' | 'title' | 'tags'>,
	parts: readonly ListedPart[],
	knowledge: Parameters<typeof fitOfParts>[1],
): ListedText {
	const fit = fitOfParts(
		parts.flatMap(({ counts }) => counts ?? []),
		knowledge,
	)
	return {
		...text,
		parts: parts.length,
		characters: parts.reduce((sum, { characters }) => sum + characters, 0),
		fit: fit && showFit(fit),
		percentRead: percentRead(parts),
		lastRead: lastRead(parts),
		path: textPath(text.id, goOnAt(parts)),
	}
}
