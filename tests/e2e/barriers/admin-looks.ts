/** Pages that an administrator can see: all below /admin, their dialogs (?ask=…) and empty states. */
import { and, eq, gte } from 'drizzle-orm'
import type { Db } from '#app/db/client.server.ts'
import {
	articles,
	auditLog,
	groupInvitees,
	groupMembers,
	groupShares,
	groups,
	hskLists,
	lessonContents,
	lessons,
	versions,
	vocab,
	workingParts,
} from '#app/db/schema/index.ts'
import { exerciseKinds } from '#app/domain/exercises/exercise-kinds.ts'
import { textVersion } from '#app/domain/versions/version-content.ts'
import { makeExercises, makeLesson } from '#tests/support/content-factories.ts'
import { contentFrom } from '#tests/support/content-notation.ts'
import { makeAccount } from '#tests/support/factories.ts'
import { expect, newEmail } from '#tests/support/journey.ts'
import { newHanzi } from '#tests/support/new-hanzi.ts'
import { platformDatabase } from '#tests/support/platform.ts'
import { makeReadCourse } from '#tests/support/read-course.ts'
import { makeReports } from '#tests/support/reports.ts'
import { zipOf } from '#tests/support/zip-of.ts'
import type { Look, Looks } from './look.ts'

type Things = {
	course: string
	private: string
	lesson: string
	/** A lesson with an exercise of each kind. */
	practice: string
	/** An enabled lesson with unpublished changes, which are to go live later. */
	unpublished: string
	article: string
	/** A version of the practice's text. */
	version: string
	user: string
	/** With a member, somebody invited, and the private course. */
	group: string
	word: number
	/** A finished run of find and replace. */
	run: string
	/** A lesson in the trash. */
	deleted: string
	/** An open report about the lesson. */
	report: string
	/** A course with learners, its lesson, and one of them. */
	readCourse: string
	readLesson: string
	reader: string
}

/**
 * Content to show. The word is a custom one: only those can be edited in batches. The imported list of HSK 3.0
 * has no words.
 */
export async function officeThings(): Promise<Things> {
	const db = platformDatabase()
	const [lesson] = await db
		.select({ id: lessons.id, course: lessons.parentId })
		.from(lessons)
		.where(eq(lessons.slug, 'ni-hao'))
	const [hidden] = await db
		.select({ id: lessons.id })
		.from(lessons)
		.where(and(eq(lessons.isPrivate, true), eq(lessons.type, 'course')))
		.limit(1)
	const [article] = await db
		.select({ id: articles.id })
		.from(articles)
		.where(gte(articles.orderNo, 0))
		.limit(1)
	const [word] = await db
		.insert(vocab)
		.values({
			word: newHanzi(6),
			pinyin: 'xīn cí',
			poses: ['noun'],
			levels: [],
			isCustom: true,
			meaning: { noun: { definition: 'new word' } },
		})
		.returning({ id: vocab.id })
	await db
		.insert(hskLists)
		.values({ edition: '3.0', source: 'hsk30.csv', sha256: '' })
		.onConflictDoNothing()
	const user = await makeAccount(platformDatabase(), {
		email: newEmail('applicant'),
		status: 0,
		emailVerified: false,
	})
	const practice = await makePractice(db)
	if (!lesson?.course || !hidden || !article || !word) throw new Error('the demo is not there')
	return {
		course: lesson.course,
		private: hidden.id,
		lesson: lesson.id,
		practice,
		unpublished: await makeUnpublished(db),
		version: await makeVersions(db, practice),
		article: String(article.id),
		user,
		group: await makeGroup(db, { user, course: hidden.id }),
		word: word.id,
		run: await makeRun(db),
		deleted: await makeLesson(db, { isDeleted: true, deletedAt: new Date() }),
		report: await makeReport(db, { lessonId: lesson.id, userId: user }),
		...(await makeReadCourse(db)),
	}
}

async function makeReport(
	db: Db,
	{ lessonId, userId }: { lessonId: string; userId: string },
): Promise<string> {
	const [id = ''] = await makeReports(db, userId, [{ lessonId, note: 'yínháng' }])
	return id
}

async function makeRun(db: Db): Promise<string> {
	const runId = crypto.randomUUID()
	const ownerId = await makeLesson(db, { status: 0 })
	const part = { runId, ownerKind: 'lessons' as const, ownerId, part: 'text' as const }
	const kept = { ...part, content: '[]', savedAt: new Date() }
	await db.batch([
		db.insert(auditLog).values({
			actorId: 'admin',
			actorEmail: 'admin@example.com',
			action: 'replacement.begin',
			objectType: 'replacement',
			objectId: runId,
			before: { text: '西红柿' },
			after: { text: '番茄', texts: 2 },
			at: new Date(),
		}),
		db.insert(versions).values([
			{ ...kept, runId: null, hash: 'before', version: 1 },
			{ ...kept, hash: 'after', version: 2 },
		]),
		db.insert(lessonContents).values({ lessonId: ownerId, content: [], version: 2 }),
	])
	return runId
}

async function makeGroup(db: Db, { user, course }: { user: string; course: string }) {
	const id = crypto.randomUUID()
	await db.batch([
		db.insert(groups).values({ id, name: `3班 ${id.slice(0, 8)}` }),
		db.insert(groupMembers).values({ groupId: id, userId: user }),
		db.insert(groupInvitees).values({ groupId: id, email: newEmail('invited') }),
		db.insert(groupShares).values({ groupId: id, lessonId: course }),
	])
	return id
}

async function makePractice(db: Db): Promise<string> {
	const id = await makeLesson(db, { status: 0 })
	await makeExercises(
		db,
		id,
		Object.values(exerciseKinds)
			.map(({ template }) => template)
			.join('\n\n'),
	)
	return id
}

async function makeUnpublished(db: Db): Promise<string> {
	const id = await makeLesson(db, { publishAt: new Date('2100-01-01T09:00:00Z') })
	await db.insert(lessonContents).values({ lessonId: id, content: contentFrom('你好 / Hi') })
	await db.insert(workingParts).values({
		ownerKind: 'lessons',
		ownerId: id,
		part: 'text',
		content: JSON.stringify(contentFrom('你好 | ！ / Hello!', '再见 | ！ / ')),
		version: 2,
		savedBy: 'somebody',
	})
	return id
}

/** The publish bar with one of the parts that it opens above itself. */
function openBar(at: string, part: string): Look {
	return {
		at,
		async show(page) {
			const bar = page.getByRole('region', { name: 'Publishing' })
			await expect(bar).toContainText('Scheduled: ')
			await bar.getByRole('button', { name: part }).click()
		},
	}
}

/** Two versions of a text, with a change of each kind between them; the newer one is returned. */
async function makeVersions(db: Db, ownerId: string): Promise<string> {
	const id = crypto.randomUUID()
	const texts = [
		['早上 | 好 | ！ / Morning!', '风 | 不大 | 。 / Little wind.', '再见 | ！ / Bye!'],
		[
			'再见 | ！ / Bye!',
			'早上 | 好 | ！ / Morning!',
			'雨 | 不 | {大}[dà] | 。 / Little rain. (large)',
		],
	]
	await db.insert(versions).values(
		texts.map((lines, at) => ({
			id: at === 1 ? id : crypto.randomUUID(),
			ownerKind: 'lessons' as const,
			ownerId,
			part: 'text' as const,
			content: textVersion(contentFrom(...lines)),
			hash: String(at),
			size: at === 1 ? { changed: 1, added: 0, gone: 0, moved: 1 } : null,
			version: at + 1,
			savedAt: new Date(),
		})),
	)
	return id
}

function look(path: string): Look {
	const isQuestion = path.includes('ask=')
	return {
		at: `/admin/${path}`,
		async show(page) {
			await expect(page.getByRole(isQuestion ? 'dialog' : 'main'), path).toBeVisible()
		},
		// Another look covers the page behind a dialog.
		...(isQuestion && { coloursIn: 'dialog' }),
	}
}

export const officeLooks: Looks<Things> = {
	'features/admin/pages/overview.tsx': () => [
		{
			at: '/admin/overview',
			async show(page) {
				await page.getByRole('button', { name: 'Shen Lan' }).click()
				await expect(page.getByText('Signed in as')).toBeVisible()
			},
		},
	],
	'features/vocabulary/pages/vocabulary.tsx': ({ word }) =>
		[
			'vocab?size=10',
			'vocab?word=nothing-has-this-name',
			'vocab?size=10&ask=create',
			`vocab?size=10&ask=edit&of=${word}`,
			`vocab?size=10&ask=delete&of=${word}`,
			`vocab?size=10&ask=batch-delete&ids=${word}`,
			`vocab?size=10&ask=set-status&ids=${word}`,
		].map(look),
	'features/vocabulary/pages/batch-create.tsx': () => [look('vocab/batch-create')],
	'features/vocabulary/pages/batch-edit.tsx': ({ word }) => [look(`vocab/batch-edit?ids=${word}`)],
	'features/vocabulary/pages/hsk-lists.tsx': () => [
		look('vocab/hsk'),
		look('vocab/hsk?ask=set-default&of=3.0'),
		look('vocab/hsk?ask=remove&of=3.0'),
		{
			at: '/admin/vocab/hsk',
			async show(page) {
				await page.getByLabel('Word list').setInputFiles({
					name: 'hsk.csv',
					mimeType: 'text/csv',
					buffer: Buffer.from('Simplified,Pinyin,Level\n学习,xuéxí,2\n没有这个词,,3\n'),
				})
				await page.getByRole('button', { name: 'Check' }).click()
				await expect(page.getByText('Nothing was changed yet.')).toBeVisible()
				for (const part of await page.locator('main details summary').all()) await part.click()
			},
		},
	],
	'features/course-files/pages/import.tsx': () => [
		look('courses/import'),
		{
			at: '/admin/courses/import',
			async show(page) {
				await page.getByLabel('Course or lesson').setInputFiles({
					name: 'course.zip',
					mimeType: 'application/zip',
					buffer: Buffer.from(zipOf({ 'course.json': '{}' })),
				})
				await page.getByRole('button', { name: 'Check' }).click()
				await expect(page.getByText('Nothing was imported.')).toBeVisible()
				// The answer came into view, which left a link half below the bar.
				await page.evaluate(() => window.scrollTo(0, 0))
			},
		},
	],
	'features/courses/pages/admin-courses.tsx': (things) => [
		{
			at: `/admin/courses?size=10&done=edit&of=${things.course}`,
			async show(page) {
				await expect(page.locator('[data-tone="success"]')).toBeVisible()
			},
		},
		...[
			'courses?keyword=nothing-has-this-name',
			'courses?size=10&ask=create',
			`courses?size=10&ask=edit&of=${things.course}`,
			`courses?size=10&ask=delete&of=${things.course}`,
			`courses?size=10&ask=duplicate&of=${things.course}`,
			`courses?size=10&ask=audio&of=${things.lesson}`,
			`courses?size=10&ask=shares&of=${things.private}`,
		].map(look),
	],
	'features/courses/pages/admin-course.tsx': ({ course }) =>
		[`courses/${course}`, `courses/${course}?ask=create`].map(look),
	'features/courses/pages/course-progress.tsx': (things) =>
		[`courses/${things.private}/progress?group=${things.group}`].map(look),
	'features/groups/pages/groups.tsx': ({ group }) =>
		[
			'groups?size=10',
			'groups?keyword=nothing-has-this-name',
			'groups?size=10&ask=create',
			`groups?size=10&ask=delete&of=${group}`,
		].map(look),
	'features/groups/pages/group.tsx': ({ group }) => [
		{
			at: `/admin/groups/${group}`,
			async show(page) {
				const people = page.getByLabel('Add people')
				await people.fill('nobody@example.com, nobody')
				await page.getByRole('button', { name: 'Check' }).click()
				await expect(page.getByRole('region', { name: 'Result' })).toBeVisible()
			},
		},
	],
	'features/courses/pages/course-figures.tsx': ({ course }) => [
		{
			at: `/admin/courses/${course}/figures`,
			async show(page) {
				for (const part of await page.locator('main details summary').all()) await part.click()
			},
		},
	],
	'features/learners/pages/course-learners.tsx': ({ readCourse }) =>
		[`courses/${readCourse}/learners`, `courses/${readCourse}/learners?period=all`].map(look),
	'features/learners/pages/lesson-learners.tsx': ({ readLesson, lesson }) => [
		look(`lessons/${lesson}/learners?period=7`),
		{
			at: `/admin/lessons/${readLesson}/learners?period=all`,
			async show(page) {
				for (const part of await page.locator('main details summary').all()) await part.click()
			},
		},
	],
	'features/articles/pages/admin-articles.tsx': ({ article }) =>
		['articles?size=10', `articles?size=10&ask=delete&of=${article}`].map(look),
	'features/articles/pages/new-article.tsx': () => [look('articles/new')],
	'articles/segment': ({ article }) =>
		[`articles/${article}/segment`, 'articles/no-such-article/segment'].map(look),
	'articles/content': ({ article }) => [look(`articles/${article}/content`)],
	'articles/audio': ({ article }) => [look(`articles/${article}/audio`)],
	'features/articles/pages/article-settings.tsx': ({ article }) =>
		[
			`articles/${article}/settings`,
			`articles/${article}/settings?ask=delete&of=${article}`,
			'articles/no-such-article/settings',
		].map(look),
	'features/lesson-editor/pages/content.tsx': ({ lesson }) => [look(`lessons/${lesson}/content`)],
	'features/lesson-editor/pages/lesson-notes.tsx': ({ lesson }) =>
		[`lessons/${lesson}/notes`, 'lessons/no-lesson/notes'].map(look),
	'features/lesson-editor/pages/segment.tsx': ({ lesson }) => [
		look(`lessons/${lesson}/segment`),
		{
			at: `/admin/lessons/${lesson}/segment`,
			async showAtEachWidth(page) {
				const profile = page.locator('details', { hasText: 'Level profile' })
				if ((await profile.getAttribute('open')) === null) await profile.locator('summary').click()
				await expect(profile.getByText('running words by HSK 2.0')).toBeVisible()
			},
		},
	],
	'features/speech/pages/audio.tsx': ({ lesson, practice }) =>
		[`lessons/${lesson}/audio`, `lessons/${practice}/audio`, 'lessons/no-lesson/audio'].map(look),
	'features/courses/pages/lesson-settings.tsx': ({ lesson }) =>
		[`lessons/${lesson}/settings`, 'lessons/no-lesson/settings'].map(look),
	'features/publishing/pages/publishing.tsx': ({ unpublished }) => [
		openBar(`/admin/lessons/${unpublished}/publishing`, 'Publish at…'),
		openBar(`/admin/lessons/${unpublished}/segment`, 'What differs'),
		openBar(`/admin/lessons/${unpublished}/segment`, 'Publish at…'),
		openBar(`/admin/lessons/${unpublished}/segment`, 'Discard changes'),
	],
	'articles/publishing': ({ article }) => [look(`articles/${article}/publishing`)],
	'features/versions/pages/versions.tsx': ({ practice, version }) =>
		[
			`lessons/${practice}/versions`,
			`lessons/${practice}/versions?version=${version}&with=before`,
			`lessons/${practice}/versions?version=${version}&with=present`,
			`lessons/${practice}/versions?ask=restore&of=${version}`,
			'lessons/no-lesson/versions',
		].map(look),
	'articles/versions': ({ article }) => [look(`articles/${article}/versions`)],
	'features/versions/pages/text-activity.tsx': ({ practice }) =>
		[`lessons/${practice}/activity`, 'lessons/no-lesson/activity'].map((at) => look(at)),
	'articles/activity': ({ article }) => [look(`articles/${article}/activity`)],
	'features/exercises/pages/lesson-exercises.tsx': ({ lesson, practice }) => [
		...[`lessons/${lesson}/exercises/edit`, 'lessons/no-lesson/exercises/edit'].map(look),
		{
			at: `/admin/lessons/${practice}/exercises/edit`,
			async show(page) {
				await page.getByText('Format help').click()
				await expect(page.getByText('Q8')).toBeVisible()
				// Scrolled halfway, the menu is below the page's head.
				await page.evaluate(() => scrollTo(0, 0))
			},
		},
	],
	'features/reports/pages/admin-reports.tsx': ({ report }) =>
		['reports', 'reports?status=rejected&from=nowhere', `reports?ask=resolve&of=${report}`].map(
			look,
		),
	'features/text-search/pages/search.tsx': () =>
		[
			'search',
			'search?q=你好',
			'search?q=hello&kind=articles',
			'search?q=nothing-has-this-name',
		].map(look),
	'features/text-search/pages/replace.tsx': ({ run }) =>
		[
			'replace',
			'replace?q=你好&with=您好',
			'replace?q=nothing-has-this-name&with=',
			`replace?q=&with=&ask=undo&of=${run}`,
		].map(look),
	'features/audit/pages/activity.tsx': ({ lesson }) =>
		['activity', 'activity?by=nobody', `activity?object=lesson:${lesson}`].map(look),
	'features/needs-work/pages/needs-work.tsx': ({ unpublished }) =>
		[
			'needs-work',
			'needs-work?keyword=nothing-has-this-name',
			`needs-work?ask=publish&ids=lessons:${unpublished}`,
			`needs-work?ask=generate&ids=lessons:${unpublished}`,
		].map(look),
	'features/trash/pages/trash.tsx': ({ deleted }) =>
		[
			`trash?keyword=${deleted}`,
			'trash?keyword=nothing-has-this-name',
			`trash?keyword=${deleted}&ask=purge&of=lesson:${deleted}`,
		].map(look),
	'features/accounts/pages/users.tsx': ({ user }) =>
		[
			'users?size=10',
			'users?keyword=nobody-has-this-name',
			`users?size=10&ask=set-level&of=${user}`,
			`users?size=10&ask=approve&of=${user}`,
		].map(look),
	'features/accounts/pages/user.tsx': ({ user, reader }) =>
		[`users/${user}`, `users/${reader}`].map(look),
	'features/admin/pages/settings.tsx': () => [look('settings')],
}
