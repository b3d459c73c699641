import { eq, sql } from 'drizzle-orm'
import type { Db } from '#app/db/client.server.ts'
import { newId } from '#app/db/columns.ts'
import { hasAccount } from '#app/db/has-account.ts'
import { ownTextParts, ownTexts } from '#app/db/schema/index.ts'
import { countCharacters } from '#app/domain/analyzer/paragraphs.ts'
import { hasHanzi } from '#app/domain/hanzi.ts'
import { megabytes } from '#app/domain/megabytes.ts'
import type { Problem } from '#app/domain/problem.ts'
import { err, ok, type Result } from '#app/domain/result.ts'
import { sha256 } from '#app/domain/sha256.ts'
import { mostBytes, mostParts, mostTexts } from '#app/domain/texts/limits.ts'
import { bytesOfPart, keptTimes } from '#app/domain/texts/part-size.ts'
import { partsOf, type TextPart, tidyTitle, titleOf } from '#app/domain/texts/split-text.ts'

type NewText = {
	userId: string
	/** Of the form that was sent. Empty: each sending is a text of its own. */
	formId?: string
	/** Empty: the text's first line. */
	title: string
	tags: readonly string[]
	/** As pasted, or as a file's chapters. */
	parts: readonly TextPart[]
	now: Date
}

type AddedText = {
	id: string
	/** Its parts in order, not cut yet. None if it was kept before. */
	parts: { id: string; source: string }[]
}

/**
 * Keeps a text with all its parts, or says what is wrong with it. The same content of the same form is the
 * same text, kept once. One round trip.
 */
export async function addText(
	db: Db,
	{ userId, formId = '', tags, now, ...given }: NewText,
): Promise<Result<AddedText, Problem>> {
	const parts = partsOf(given.parts).map(({ title, text, times }, index) => ({
		id: newId(),
		number: index + 1,
		title,
		source: text,
		characters: countCharacters(text),
		bytes: bytesOfPart({ text, times }),
		times: keptTimes(times),
	}))
	if (parts.length === 0) return err({ code: 'own-text.missing', field: 'text' })
	if (!parts.some(({ source }) => hasHanzi(source))) {
		return err({ code: 'own-text.no-chinese', field: 'text' })
	}
	if (parts.length > mostParts) {
		const values = { most: mostParts.toLocaleString('en'), count: parts.length }
		return err({ code: 'own-text.too-many-parts', values, field: 'text' })
	}
	const bytes = parts.reduce((sum, part) => sum + part.bytes, 0)
	if (bytes > mostBytes) return err(tooLarge(bytes))
	const title =
		tidyTitle(given.title) || titleOf(parts.map(({ title, source }) => ({ title, text: source })))
	const contents = parts.map((part) => [part.title, part.source])
	const id = formId === '' ? newId() : await idOf([userId, formId, title, tags, contents])
	const kept = sql`from ${ownTexts} where ${ownTexts.userId} = ${userId}`
	const keptBytes = sql<number>`(select coalesce(sum(part.bytes), 0)
		from ${ownTextParts} as part join ${ownTexts} as kept on kept.id = part.text_id
		where kept.uid = ${userId})`
	const [inserted, , [had]] = await db.batch([
		db.all<{ id: string }>(sql`
			insert into ${ownTexts} (id, uid, title, tags, created_at, updated_at)
			select ${id}, ${userId}, ${title}, ${JSON.stringify(tags)}, ${+now}, ${+now}
			where ${hasAccount(userId)} and (select count(*) ${kept}) < ${mostTexts}
				and ${keptBytes} + ${bytes} <= ${mostBytes}
			on conflict (id) do nothing
			returning id`),
		db.run(sql`
			insert into ${ownTextParts}
				(id, text_id, number, title, source, characters, bytes, times, created_at, updated_at)
			select part.value ->> 'id', ${id}, part.value ->> 'number', part.value ->> 'title',
				part.value ->> 'source', part.value ->> 'characters', part.value ->> 'bytes',
				part.value ->> 'times', ${+now}, ${+now}
			from json_each(${JSON.stringify(parts)}) as part
			where exists (select 1 from ${ownTexts} where ${eq(ownTexts.id, id)})
				and not exists (select 1 from ${ownTextParts} where ${eq(ownTextParts.textId, id)})`),
		db.all<{ texts: number; bytes: number; isKept: number }>(sql`
			select count(*) as texts, ${keptBytes} as bytes, coalesce(sum(id = ${id}), 0) as isKept
			${kept}`),
	])
	if (inserted.length > 0) {
		return ok({ id, parts: parts.map((part) => ({ id: part.id, source: part.source })) })
	}
	if (had?.isKept) return ok({ id, parts: [] })
	if ((had?.texts ?? 0) >= mostTexts) {
		return err({ code: 'own-text.too-many', values: { most: mostTexts } })
	}
	return err(tooLarge((had?.bytes ?? 0) + bytes))
}

/**
 * An id by what is sent, as a UUID of one's own making (RFC 9562, version 8). A form that a browser fills in
 * anew has its old id: with another text it must be another one.
 */
async function idOf(sent: unknown): Promise<string> {
	const hash = await sha256(JSON.stringify(sent))
	return hash.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5')
}

function tooLarge(bytes: number): Problem {
	const values = { most: megabytes(mostBytes), size: megabytes(bytes) }
	return { code: 'own-text.too-large', values }
}
