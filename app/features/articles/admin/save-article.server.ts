import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#app/db/client.server.ts'
import { mayTakeCover, settleCovers } from '#app/db/cover-change.ts'
import { type Actor, recordChange } from '#app/db/record-change.ts'
import { articles } from '#app/db/schema/index.ts'
import { isStillAdmin } from '#app/db/still-admin.ts'
import { freeSlug, slugStem } from '#app/domain/courses/slug.ts'
import type { LessonContent } from '#app/domain/lesson-text/content.ts'
import { changesOfText } from '#app/domain/lesson-text/text-changes.ts'
import type { Problem } from '#app/domain/problem.ts'
import { err, ok, type Result } from '#app/domain/result.ts'
import { newArticle } from './article-search.ts'
import { type ArticleValues, changedValues } from './article-values.ts'
import { findArticleForEditing } from './list-articles.server.ts'

type By = { actor: Actor; now: Date }

type Creation = By & {
	/** Typed by somebody, who is told if it is taken; one that was made is numbered then. */
	wanted: { slug: string; isTyped: boolean }
	values: ArticleValues
	content: LessonContent
}

/** How often a made slug may be taken by somebody else between being chosen and being stored. */
const mostAttempts = 5

/**
 * Makes an article and writes that down; answers its id, which is its slug and stays so. The same
 * form once more makes nothing: it answers the article that it made before.
 */
export async function createArticle(
	db: Db,
	{ wanted, values, content, actor, now }: Creation,
): Promise<Result<{ id: string }, Problem>> {
	for (let attempt = 1; ; attempt += 1) {
		const id = wanted.isTyped ? wanted.slug : await freeIdFor(db, wanted.slug)
		// After the slug is chosen: a twin made since then holds it, or is found now.
		const twin = await findTwin(db, { wanted, values, content })
		if (twin) return ok({ id: twin.id })
		const made = await tryToCreate(db, { id, values, content, actor, now })
		const isTakenMeanwhile = !made.ok && made.error.field === 'slug' && !wanted.isTyped
		if (!isTakenMeanwhile || attempt === mostAttempts) return made
	}
}

type Stored = ArticleValues & { content: LessonContent }

function isSame(stored: Stored, { values, content }: Pick<Creation, 'values' | 'content'>) {
	if (JSON.stringify(stored.content) !== JSON.stringify(content)) return false
	return changedValues(stored, values).isSame
}

/** The article that the same form has made: under the slug that was typed, or under one of those made. */
async function findTwin(
	db: Db,
	{ wanted, values, content }: Pick<Creation, 'wanted' | 'values' | 'content'>,
) {
	const { title, enTitle } = values
	const isNamedSo = wanted.isTyped
		? eq(articles.id, wanted.slug)
		: sql`${articles.id} glob ${`${slugStem(wanted.slug)}*`}`
	const candidates = await db
		.select({ id: articles.id })
		.from(articles)
		.where(and(isNamedSo, eq(articles.title, title), eq(articles.enTitle, enTitle)))
	for (const { id } of candidates) {
		const found = await findArticleForEditing(db, { id })
		if (found && isSame(found, { values, content })) return found
	}
	return undefined
}

async function freeIdFor(db: Db, slug: string): Promise<string> {
	const taken = await db
		.select({ id: articles.id })
		.from(articles)
		.where(sql`${articles.id} glob ${`${slugStem(slug)}*`}`)
	return freeSlug(slug, [newArticle, ...taken.map(({ id }) => id)])
}

async function tryToCreate(
	db: Db,
	{ id, values, content, actor, now }: Omit<Creation, 'wanted'> & { id: string },
): Promise<Result<{ id: string }, Problem>> {
	const { title, enTitle, level, coverImage, orderNo, status } = values
	const provided = and(
		isStillAdmin(actor),
		sql`not exists (select 1 from ${articles} as other where other.id = ${id})`,
		mayTakeCover(coverImage, { now }),
	)
	const { after } = changesOfText([], content)
	const [, made, [holder], [state]] = await db.batch([
		db.run(
			recordChange(
				{
					...{ actor, action: 'article.create', objectType: 'article', objectId: id, at: now },
					after: { ...values, ...after },
				},
				provided,
			),
		),
		db.all(sql`
			insert into ${articles} (
				id, title, en_title, level, cover_image, order_no, status, content,
				version, created_at, updated_at
			)
			select ${id}, ${title}, ${enTitle}, ${level}, ${coverImage}, ${orderNo}, ${status},
				${sql.param(content, articles.content)}, 1, ${+now}, ${+now}
			where ${provided}
			returning id
		`),
		db
			.select({ title: articles.enTitle, isDeleted: articles.isDeleted })
			.from(articles)
			.where(eq(articles.id, id)),
		db.select({ isAllowed: isStillAdmin(actor) }).from(sql`(select 1)`),
		...settleCovers({ from: null, to: coverImage, now }).map((settle) => db.run(settle)),
	])
	if (made.length > 0) return ok({ id })
	if (!state?.isAllowed) return err({ code: 'session.not-admin' })
	if (!holder) return err({ code: 'cover.gone', field: 'coverImage' })
	const code = holder.isDeleted ? 'slug.taken-by-deleted' : 'slug.taken'
	return err({ code, field: 'slug', values: { title: holder.title } })
}

type Edit = By & {
	id: string
	values: ArticleValues
	content: LessonContent
	/** The one that was opened. */
	version: number
	/** Overwrites whatever was saved since: the author has been asked. */
	isForced?: boolean
}

/**
 * Stores an article as it was edited, under its next version, and writes down what changed; its slug
 * stays, and so does its audio, which knows the text it was made of. Refused with `article.changed`
 * where somebody else has saved since, unless forced. The same once more is no change.
 */
export async function editArticle(
	db: Db,
	{ id, values, content, version, isForced = false, actor, now }: Edit,
): Promise<Result<{ version: number }, Problem>> {
	for (let attempt = 1; attempt <= mostAttempts; attempt += 1) {
		const present = await findArticleForEditing(db, { id })
		if (!present) return err({ code: 'article.gone' })
		if (isSame(present, { values, content })) return ok({ version: present.version })
		if (present.version !== version && !isForced) break
		const replaced = await replace(db, { id, present, values, content, actor, now })
		if (replaced !== 'changed') return replaced
	}
	return err({ code: 'article.changed' })
}

type Replacement = Omit<Edit, 'version' | 'isForced'> & { present: Stored & { version: number } }

async function replace(
	db: Db,
	{ id, present, values, content, actor, now }: Replacement,
): Promise<Result<{ version: number }, Problem> | 'changed'> {
	const { coverImage } = values
	const fields = changedValues(present, values)
	const text = changesOfText(present.content, content)
	const isTextSame = JSON.stringify(present.content) === JSON.stringify(content)
	const isAsSeen = and(
		...[eq(articles.id, id), eq(articles.version, present.version), isThere, isStillAdmin(actor)],
		mayTakeCover(coverImage, { column: articles.coverImage, now }),
	)
	const [, saved, [state]] = await db.batch([
		db.run(
			recordChange(
				{
					...{ actor, action: 'article.edit', objectType: 'article', objectId: id, at: now },
					before: { ...fields.before, ...(!isTextSame && text.before) },
					after: { ...fields.after, ...(!isTextSame && text.after) },
				},
				exists(isAsSeen),
			),
		),
		db
			.update(articles)
			.set({ ...values, content, version: present.version + 1, updatedAt: now })
			.where(isAsSeen)
			.returning({ version: articles.version }),
		stateOf(db, id, actor),
		...settleCovers({ from: present.coverImage, to: coverImage, now }).map((settle) =>
			db.run(settle),
		),
	])
	if (saved[0]) return ok(saved[0])
	if (!state || state.isDeleted) return err({ code: 'article.gone' })
	if (!state.isAllowed) return err({ code: 'session.not-admin' })
	if (state.version !== present.version) return 'changed'
	return err({ code: 'cover.gone', field: 'coverImage' })
}

/**
 * Hides an article from everybody. Nothing is lost: `restoreArticle` brings it back. Refused where
 * somebody else has saved it since it was seen.
 */
export async function deleteArticle(
	db: Db,
	{ id, version, actor, now }: By & { id: string; version: number },
): Promise<Result<{ id: string }, Problem>> {
	const state = await setDeleted(db, { id, version, isDeleted: true, actor, now })
	if (!state) return err({ code: 'article.gone' })
	if (!state.isAllowed) return err({ code: 'session.not-admin' })
	return state.isDeleted ? ok({ id }) : err({ code: 'article.changed-before-deletion' })
}

/** Brings back what was deleted, as it was. */
export async function restoreArticle(
	db: Db,
	{ id, actor, now }: By & { id: string },
): Promise<Result<{ id: string }, Problem>> {
	const state = await setDeleted(db, { id, isDeleted: false, actor, now })
	if (!state) return err({ code: 'article.not-found' })
	return state.isAllowed ? ok({ id }) : err({ code: 'session.not-admin' })
}

async function setDeleted(
	db: Db,
	{ id, version, isDeleted, actor, now }: By & { id: string; version?: number; isDeleted: boolean },
) {
	const isAsSeen = and(
		...[eq(articles.id, id), eq(articles.isDeleted, !isDeleted), isStillAdmin(actor)],
		version === undefined ? undefined : eq(articles.version, version),
	)
	const [, , [state]] = await db.batch([
		db.run(
			recordChange(
				{
					...{ actor, action: `article.${isDeleted ? 'delete' : 'restore'}`, at: now },
					...{ objectType: 'article', objectId: id },
					...{ before: { isDeleted: !isDeleted }, after: { isDeleted } },
				},
				exists(isAsSeen),
			),
		),
		db.update(articles).set({ isDeleted, updatedAt: now }).where(isAsSeen),
		stateOf(db, id, actor),
	])
	return state
}

const isThere = eq(articles.isDeleted, false)

function exists(condition: SQL | undefined): SQL {
	return sql`exists (select 1 from ${articles} where ${condition})`
}

function stateOf(db: Db, id: string, actor: Actor) {
	return db
		.select({
			version: articles.version,
			isDeleted: articles.isDeleted,
			isAllowed: isStillAdmin(actor),
		})
		.from(articles)
		.where(eq(articles.id, id))
}
