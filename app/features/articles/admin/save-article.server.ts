import { eq, sql } from 'drizzle-orm'
import type { Db } from '#app/db/client.server.ts'
import { findCountable, putCounts } from '#app/db/count-texts.ts'
import { mayTakeCover, settleCovers } from '#app/db/cover-change.ts'
import { recordVersion } from '#app/db/record-version.ts'
import { articles } from '#app/db/schema/index.ts'
import { type By, changeAsEditor } from '#app/db/transaction.ts'
import { articleOwner } from '#app/db/working-parts.ts'
import { findWorkingVersion } from '#app/db/working-version.ts'
import { lessonStatuses } from '#app/domain/access/access.ts'
import { freeSlug, slugStem } from '#app/domain/courses/slug.ts'
import type { LessonContent } from '#app/domain/lesson-text/content.ts'
import { changesOfText } from '#app/domain/lesson-text/text-changes.ts'
import type { Problem } from '#app/domain/problem.ts'
import { missingEnglish } from '#app/domain/publishing/missing-english.ts'
import { err, ok, type Result } from '#app/domain/result.ts'
import { type Answer, isOutdated } from '#app/domain/version.ts'
import { textVersion } from '#app/domain/versions/version-content.ts'
import type { ArticleStatusChange } from './article-forms.ts'
import { newArticle } from './article-search.ts'
import { type ArticleValues, changedFields } from './article-values.ts'
import { findArticleSummary } from './list-articles.server.ts'
import { idInTrash, moveArticle } from './move-article.server.ts'

type ArticleContent = { values: ArticleValues; content: LessonContent }

type WantedSlug = {
	slug: string
	/** Whether an author typed it. If taken, a typed slug is refused, a generated one numbered. */
	isTyped: boolean
}

type Saved<T> = Answer<T>

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
	return changeAsEditor(db, by, async ({ tx, log, save }): Saved<{ id: string }> => {
		// One reading: between two, the same form could create its article and leave the next slug free.
		const [holders, countable] = await Promise.all([
			tx.select().from(articles).where(isSlugHeld(wanted)),
			findCountable(tx, content),
		])
		const twin = twinAmong(holders, { values, content })
		if (twin) return ok({ id: twin.id })
		const slug = freeAmong(holders, wanted)
		if (!slug.ok) return slug
		const problem = isEnabled(values) ? notYetReadable(content) : undefined
		if (problem) return err({ ...problem, field: 'text' })
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

type ArticleEdit = By & { id: string; values: ArticleValues; version: number }

/**
 * Saves the fields of an article as its next version. Its slug stays. Identical fields change nothing.
 * Enabling it publishes the text that was saved; disabling it takes the text back as it was saved.
 */
export async function editArticle(
	db: Db,
	{ id, values, version, ...by }: ArticleEdit,
): Saved<{ version: number }> {
	const { now } = by
	return changeAsEditor(db, by, async ({ tx, log, save }): Saved<{ version: number }> => {
		const stored = await findArticleSummary(tx, { id })
		if (!stored || stored.isDeleted) return err({ code: 'article.gone' })
		const { before, after, isSame } = changedFields(stored, values)
		if (isSame) return ok({ version: stored.version })
		if (isOutdated({ version }, stored)) {
			return err({ code: 'article.changed', version: stored.version })
		}
		const cover = { from: stored.coverImage, to: values.coverImage, now }
		if (!(await mayTakeCover(tx, cover))) return err(coverGone)
		const isMoved = stored.status !== values.status
		const opened = isMoved ? await textToOpen(tx, { id, values, now }) : ok({ statements: [] })
		if (!opened.ok) return opened
		const next = version + 1
		await save([
			tx
				.update(articles)
				.set({
					...values,
					publishAt: isMoved ? null : stored.publishAt,
					version: next,
					updatedAt: now,
				})
				.where(eq(articles.id, id)),
			...opened.value.statements,
			log({ action: 'article.edit', objectType: 'article', objectId: id, before, after }),
			...settleCovers(tx, cover),
		])
		return ok({ version: next })
	})
}

type ToOpen = { id: string; values: ArticleValues; now: Date }

/** The statements that make the saved text the stored one, unless learners must not see it yet. */
async function textToOpen(tx: Db, { id, values, now }: ToOpen) {
	const working = await findWorkingVersion(tx, { owner: articleOwner(id), now })
	if (!working) return err<Problem>({ code: 'article-text.unreadable' })
	if (!isEnabled(values)) return ok(working)
	if (!working.content) return err<Problem>({ code: 'article-text.unreadable' })
	const problem = notYetReadable(working.content)
	return problem ? err(problem) : ok(working)
}

/** Why learners could not read a text. */
function notYetReadable(content: LessonContent): Problem | undefined {
	return content.length === 0 ? { code: 'article.no-text' } : missingEnglish(content)
}

/** Enables or disables an article: saves it as it is stored, with another status. */
export async function setArticleStatus(
	db: Db,
	{ form, ...by }: By & { form: ArticleStatusChange },
): Saved<{ id: string }> {
	const { id, version, intent } = form
	const stored = await findArticleSummary(db, { id })
	if (!stored || stored.isDeleted) return err({ code: 'article.gone' })
	const { title, enTitle, level, coverImage, orderNo } = stored
	const status = intent === 'enable' ? lessonStatuses.available : lessonStatuses.disabled
	const values = { title, enTitle, level, coverImage, orderNo, status }
	const saved = await editArticle(db, { id, values, version, ...by })
	if (saved.ok) return ok({ id })
	// Nothing was typed that could still be there.
	return saved.error.code === 'article.changed'
		? err({ ...saved.error, code: 'article.changed-before-status' })
		: saved
}
