import { eq, sql } from 'drizzle-orm'
import type { Db } from '#app/db/client.server.ts'
import { findCountable, putCounts } from '#app/db/count-texts.ts'
import { mayTakeCover, settleCovers } from '#app/db/cover-change.ts'
import { putArticleText } from '#app/db/put-parts.ts'
import { recordVersion } from '#app/db/record-version.ts'
import { articles } from '#app/db/schema/index.ts'
import { type By, changeAsAdmin } from '#app/db/transaction.ts'
import { articleOwner, dropWorkingParts, keepWorkingPart } from '#app/db/working-parts.ts'
import { lessonStatuses } from '#app/domain/access/access.ts'
import { freeSlug, slugStem } from '#app/domain/courses/slug.ts'
import type { LessonContent } from '#app/domain/lesson-text/content.ts'
import { changesOfText } from '#app/domain/lesson-text/text-changes.ts'
import type { Problem } from '#app/domain/problem.ts'
import { missingEnglish } from '#app/domain/publishing/missing-english.ts'
import { err, ok, type Result } from '#app/domain/result.ts'
import { isOutdated, type Refusal } from '#app/domain/version.ts'
import { loggedSave, type Restoration } from '#app/domain/versions/restoration.ts'
import { textVersion } from '#app/domain/versions/version-content.ts'
import { newArticle } from './article-search.ts'
import { type ArticleValues, changedFields } from './article-values.ts'
import type { ArticleStatusChange } from './forms.ts'
import { findArticleForEditing } from './list-articles.server.ts'
import { idInTrash, moveArticle } from './move-article.server.ts'

type ArticleContent = { values: ArticleValues; content: LessonContent }

type WantedSlug = {
	slug: string
	/** Whether an author typed it. If taken, a typed slug is refused, a generated one numbered. */
	isTyped: boolean
}

type Saved<T> = Promise<Result<T, Refusal>>

const coverGone: Problem = { code: 'cover.gone', field: 'coverImage' }

/**
 * Creates an article and returns its id, which is its slug and never changes. A form that is sent
 * twice creates one article.
 */
export async function createArticle(
	db: Db,
	{ wanted, values, content, ...by }: By & ArticleContent & { wanted: WantedSlug },
): Saved<{ id: string }> {
	const { now } = by
	return changeAsAdmin(db, by, async ({ tx, log, save }): Saved<{ id: string }> => {
		// One reading: between two, the same form could create its article and leave the next slug free.
		const [holders, countable] = await Promise.all([
			tx.select().from(articles).where(isSlugHeld(wanted)),
			findCountable(tx, content),
		])
		const twin = twinAmong(holders, { values, content })
		if (twin) return ok({ id: twin.id })
		const slug = freeAmong(holders, wanted)
		if (!slug.ok) return slug
		const missing = isEnabled(values) ? missingEnglish(content) : undefined
		if (missing) return err({ ...missing, field: 'text' })
		const id = slug.value
		const cover = { from: null, to: values.coverImage, now }
		if (!(await mayTakeCover(tx, cover))) return err(coverGone)
		const { after } = changesOfText([], content)
		await save([
			log({
				action: 'article.create',
				objectType: 'article',
				objectId: id,
				after: { ...values, ...after },
			}),
			...holders.filter((held) => held.id === id).flatMap((held) => toTrash(tx, held)),
			...(await recordVersion(tx, {
				owner: articleOwner(id),
				part: 'text',
				before: null,
				after: textVersion(content),
				version: 0,
				...by,
			})),
			tx.insert(articles).values({ ...values, id, content, createdAt: now, updatedAt: now }),
			...putCounts(tx, { articleId: id, version: 1, content, countable, now }),
			...settleCovers(tx, cover),
		])
		return ok({ id })
	})
}

type Held = typeof articles.$inferSelect

/** The article that the same form has created before, under a typed or generated slug. */
function twinAmong(holders: readonly Held[], { values, content }: ArticleContent) {
	return holders.find(
		(stored) =>
			!stored.isDeleted &&
			stored.title === values.title &&
			stored.enTitle === values.enTitle &&
			isSame(stored, { values, content }),
	)
}

function isEnabled({ status }: Pick<ArticleValues, 'status'>): boolean {
	return status === lessonStatuses.available
}

function isSame(
	stored: ArticleValues & { content: LessonContent },
	written: ArticleContent,
): boolean {
	if (JSON.stringify(stored.content) !== JSON.stringify(written.content)) return false
	return changedFields(stored, written.values).isSame
}

function freeAmong(holders: readonly Held[], wanted: WantedSlug): Result<string, Problem> {
	const { slug, isTyped } = wanted
	const live = holders.filter(({ isDeleted }) => !isDeleted)
	if (!isTyped) return ok(freeSlug(slug, [newArticle, ...live.map(({ id }) => id)]))
	const [holder] = live
	if (!holder) return ok(slug)
	return err({ code: 'slug.taken', field: 'slug', values: { title: holder.enTitle } })
}

/** A deleted article gives its slug up. */
function toTrash(tx: Db, { id }: Held) {
	return moveArticle(tx, { from: id, to: idInTrash(id) })
}

function isSlugHeld({ slug, isTyped }: WantedSlug) {
	return isTyped ? eq(articles.id, slug) : sql`${articles.id} glob ${`${slugStem(slug)}*`}`
}

type ArticleEdit = By &
	ArticleContent & {
		id: string
		version: number
		/** Set if an earlier text is restored. */
		restores?: Restoration
	}

/**
 * Saves an edited article as its next version. Its slug stays, and so does its audio, which records
 * the hash of its own text. An identical article changes nothing. The text of an enabled article waits
 * to be published; enabling one publishes it.
 */
export async function editArticle(
	db: Db,
	{ id, values, content, version, restores, ...by }: ArticleEdit,
): Saved<{ version: number }> {
	const { actor, now } = by
	return changeAsAdmin(db, by, async ({ tx, log, save }): Saved<{ version: number }> => {
		const [stored, countable] = await Promise.all([
			findArticleForEditing(tx, { id }),
			findCountable(tx, content),
		])
		if (!stored) return err({ code: 'article.gone' })
		if (isSame(stored, { values, content })) return ok({ version: stored.version })
		if (isOutdated({ version }, stored)) {
			return err({ code: 'article.changed', version: stored.version })
		}
		const cover = { from: stored.coverImage, to: values.coverImage, now }
		if (!(await mayTakeCover(tx, cover))) return err(coverGone)
		const isHeld = isEnabled(values) && isEnabled(stored)
		const missing = isEnabled(values) && !isHeld ? missingEnglish(content) : undefined
		if (missing) return err({ ...missing, field: 'text' })
		const owner = articleOwner(id)
		const next = version + 1
		const json = JSON.stringify(content)
		const isPublished = json === JSON.stringify(stored.published)
		const recorded = await recordVersion(tx, {
			owner,
			part: 'text',
			before: textVersion(stored.content),
			after: textVersion(content),
			version,
			...by,
		})
		const kept = { owner, content: json, version: next, savedBy: actor.id, now }
		await save([
			...recorded,
			tx
				.update(articles)
				.set({
					...values,
					publishAt: stored.status === values.status ? stored.publishAt : null,
					version: next,
					updatedAt: now,
				})
				.where(eq(articles.id, id)),
			...(isHeld && !isPublished
				? [keepWorkingPart(tx, { ...kept, part: 'text' })]
				: [dropWorkingParts(tx, owner)]),
			...(isHeld
				? []
				: putArticleText(tx, { articleId: id, version: next, content, countable, now })),
			log({
				objectType: 'article',
				objectId: id,
				...loggedSave('article.edit', changesOf(stored, { values, content }), restores),
			}),
			...settleCovers(tx, cover),
		])
		return ok({ version: next })
	})
}

/** Enables or disables an article: saves it as it is stored, with another status. */
export async function setArticleStatus(
	db: Db,
	{ form, ...by }: By & { form: ArticleStatusChange },
): Saved<{ id: string }> {
	const { id, version, intent } = form
	const stored = await findArticleForEditing(db, { id })
	if (!stored) return err({ code: 'article.gone' })
	const { title, enTitle, level, coverImage, orderNo, content } = stored
	const status = intent === 'enable' ? lessonStatuses.available : lessonStatuses.disabled
	const values = { title, enTitle, level, coverImage, orderNo, status }
	const saved = await editArticle(db, { id, values, content, version, ...by })
	if (saved.ok) return ok({ id })
	// Nothing was typed that could still be there.
	return saved.error.code === 'article.changed'
		? err({ ...saved.error, code: 'article.changed-before-status' })
		: saved
}

function changesOf(stored: ArticleValues & { content: LessonContent }, written: ArticleContent) {
	const fields = changedFields(stored, written.values)
	const isTextSame = JSON.stringify(stored.content) === JSON.stringify(written.content)
	const text = changesOfText(stored.content, written.content)
	return {
		before: { ...fields.before, ...(!isTextSame && text.before) },
		after: { ...fields.after, ...(!isTextSame && text.after) },
	}
}
