/**
 * Checks access to every route: each kind of user requests it in every way that a browser, a script
 * or a stranger can. One table says who each route is for; a new route without a line fails here.
 */
import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import {
	articles,
	auditLog,
	groupMembers,
	groupShares,
	groups,
	lessonContents,
	lessonNotes,
	lessonShares,
	lessons,
	ownTextParts,
	ownTexts,
	sessions,
	userProfiles,
	vocab,
} from '#app/db/schema/index.ts'
import type { LessonAccess } from '#app/domain/access/access.ts'
import { loginPath } from '#app/domain/accounts/return-path.ts'
import { oracle } from '#tests/support/access-oracle.ts'
import { rowOfLesson } from '#tests/support/content-factories.ts'
import { silenceExpectedLogs } from '#tests/support/expected-logs.ts'
import { makeAccount } from '#tests/support/factories.ts'
import { isLong } from '#tests/support/length.ts'
import { openMediaStore } from '#tests/support/media-store.ts'
import { memoryDatabase } from '#tests/support/memory-database.ts'
import {
	type Ask,
	type Door,
	dataAddresses,
	doors,
	isPage,
	productOn,
} from '#tests/support/product.ts'
import { sessionOf } from '#tests/support/session.ts'

/** The users a route is for. Signed-in users are redirected away from routes for visitors. */
type Whom = 'anybody' | 'visitors' | 'people' | 'editors' | 'administrators'
/** The content behind a route, where access depends on it. */
type Thing = 'lesson' | 'lesson audio' | 'course' | 'article' | 'article audio' | 'article text'
type Line = {
	reads: Whom | Thing
	/** The users who may send something; without it nobody may. */
	sends?: Whom
	/** A route without a page that redirects as a page does: always, or for forms only. */
	leads?: 'always' | 'forms'
	/** The status of a GET where there is nothing to read. */
	always?: number
	/** What it tells has no word of the content. */
	isSilent?: boolean
}

const table: Record<string, Line> = {
	'features/site/pages/landing': { reads: 'visitors' },
	'features/accounts/pages/login': { reads: 'visitors', sends: 'anybody' },
	'features/accounts/pages/second-step': { reads: 'visitors', sends: 'anybody' },
	'features/accounts/pages/passkey': { reads: 'anybody', sends: 'anybody', always: 405 },
	'features/accounts/pages/email-change': { reads: 'anybody', sends: 'anybody' },
	'features/accounts/pages/register': { reads: 'visitors', sends: 'anybody' },
	'features/accounts/pages/register-success': { reads: 'anybody' },
	'features/accounts/pages/forgot-password': { reads: 'visitors', sends: 'anybody' },
	'features/accounts/pages/reset-password': { reads: 'anybody', sends: 'anybody' },
	'features/accounts/pages/confirm-email': { reads: 'anybody', sends: 'anybody' },
	'features/site/pages/not-found': { reads: 'anybody', sends: 'anybody', always: 404 },
	'features/accounts/pages/sign-out': { reads: 'anybody', sends: 'anybody', always: 405 },

	'features/reminders/pages/device-reminder': { reads: 'anybody', sends: 'people', always: 405 },
	'features/reminders/pages/reminder-off': { reads: 'anybody', sends: 'anybody' },
	'features/site/pages/settings': { reads: 'people', sends: 'people' },
	'features/flashcards/pages/schedule': { reads: 'people', sends: 'people' },
	'features/my-data/pages/my-data': { reads: 'people', sends: 'people' },
	'features/my-data/pages/download': {
		reads: 'anybody',
		sends: 'people',
		leads: 'always',
		always: 405,
	},
	'features/my-data/pages/goodbye': { reads: 'visitors' },
	'features/accounts/pages/sign-in-settings': { reads: 'people', sends: 'people' },
	'features/accounts/pages/new-passkey': { reads: 'anybody', sends: 'people', always: 405 },
	'features/site/pages/device': { reads: 'people' },
	'features/display/pages/display': { reads: 'people', sends: 'people' },
	'features/display/pages/text-display': { reads: 'anybody', sends: 'people', always: 405 },
	'features/today/pages/courses': { reads: 'people' },
	'features/today/pages/next-lesson': { reads: 'people', leads: 'always' },
	'features/today/pages/level-check': { reads: 'people', sends: 'people' },
	'features/courses/pages/category': { reads: 'people' },
	'features/courses/pages/course': { reads: 'course' },
	'features/courses/pages/course-on-device': { reads: 'course' },
	'features/courses/pages/missing': { reads: 'course' },
	'features/strokes/pages/components': { reads: 'people' },
	'features/speech/pages/syllables': { reads: 'people' },
	'features/lessons/pages/lesson': { reads: 'lesson' },
	'features/lessons/pages/lesson-words': { reads: 'lesson' },
	'features/lessons/pages/lesson-figures': { reads: 'lesson' },
	'features/articles/pages/articles': { reads: 'people' },
	'features/articles/pages/article': { reads: 'article' },
	'features/articles/pages/article-words': { reads: 'article' },
	'features/articles/pages/article-figures': { reads: 'article', isSilent: true },
	'features/progress/pages/progress': { reads: 'people', sends: 'people' },
	'features/progress/pages/reading-log': { reads: 'anybody', sends: 'people', always: 405 },
	'features/lessons/pages/reader-preferences': {
		reads: 'anybody',
		sends: 'people',
		leads: 'always',
		always: 302,
	},

	'features/speech/pages/pronunciation': { reads: 'people' },
	'features/speech/pages/sounds': { reads: 'people' },
	'features/lesson-editor/pages/tokenize': {
		reads: 'anybody',
		sends: 'editors',
		always: 405,
	},
	'features/speech/pages/speech-jobs': { reads: 'anybody', sends: 'editors', always: 405 },
	'features/articles/pages/article-list': { reads: 'people' },
	'features/articles/pages/article-text': { reads: 'article text' },
	'features/speech/pages/waiting-audio': { reads: 'editors' },
	'features/speech/pages/voice-sample': { reads: 'editors' },
	'features/admin/pages/jump': { reads: 'editors' },
	'features/lessons/pages/lesson-audio': { reads: 'lesson audio' },
	'features/articles/pages/article-audio': { reads: 'article audio' },

	'features/analyzer/pages/analyzer': { reads: 'people', sends: 'people' },
	'features/analyzer/pages/analysis': { reads: 'anybody', sends: 'people', always: 405 },
	'features/analyzer/pages/analysis-translation': {
		reads: 'anybody',
		sends: 'people',
		always: 405,
	},
	'features/texts/pages/texts': { reads: 'people' },
	'features/texts/pages/new-text': { reads: 'people', sends: 'people' },
	'features/texts/pages/edit-text': { reads: 'people', sends: 'people', always: 404 },
	'features/texts/pages/text-start': { reads: 'people', always: 404 },
	'features/texts/pages/text-on-device': { reads: 'people', always: 404 },
	'features/texts/pages/text-corrections': { reads: 'people', sends: 'people', always: 400 },
	'features/texts/pages/text-words': { reads: 'people', always: 404 },
	'features/texts/pages/text-figures': { reads: 'people', always: 404 },
	'features/texts/pages/text': { reads: 'people', sends: 'people', always: 404 },
	'features/vocabulary/pages/word-entries': { reads: 'people' },
	'features/dictionary/pages/search': { reads: 'people' },
	'features/dictionary/pages/word': { reads: 'people', sends: 'people', always: 404 },
	'features/lesson-editor/pages/readings': {
		reads: 'anybody',
		sends: 'editors',
		always: 405,
	},
	'features/exercises/pages/exercise-doubts': {
		reads: 'anybody',
		sends: 'editors',
		always: 405,
	},
	'features/lesson-editor/pages/level-profile': {
		reads: 'anybody',
		sends: 'editors',
		always: 405,
	},
	'features/lesson-editor/pages/level': { reads: 'editors' },
	'features/lesson-editor/pages/presence': { reads: 'anybody', sends: 'editors', always: 405 },
	'articles/presence': { reads: 'anybody', sends: 'editors', always: 405 },
	'articles/level': { reads: 'editors' },
	'articles/text': {
		reads: 'editors',
		sends: 'editors',
	},
	'features/lesson-editor/pages/text': { reads: 'editors', sends: 'editors' },
	'features/lesson-editor/pages/notes-preview': {
		reads: 'anybody',
		sends: 'editors',
		always: 405,
	},

	'features/flashcards/pages/flashcards': { reads: 'people' },
	'features/flashcards/pages/study': { reads: 'people' },
	'features/flashcards/pages/stats': { reads: 'people' },
	'features/flashcards/pages/deck-cards': { reads: 'people', sends: 'people' },
	'features/flashcards/pages/reviews': {
		reads: 'anybody',
		sends: 'people',
		leads: 'forms',
		always: 302,
	},
	'features/my-words/pages/my-words': { reads: 'people', sends: 'people' },
	'features/my-words/pages/import': { reads: 'people', sends: 'people' },
	'features/my-words/pages/export': { reads: 'people', always: 404, leads: 'always' },
	'features/my-words/pages/deck-export': { reads: 'people', always: 404, leads: 'always' },
	'features/flashcards/pages/saved-words': { reads: 'people', sends: 'people' },
	'features/reports/pages/reports': { reads: 'anybody', sends: 'people', always: 405 },
	'features/reports/pages/own-reports': { reads: 'people', sends: 'people' },
	'features/reports/pages/admin-reports': { reads: 'editors', sends: 'editors' },
	'features/known-words/pages/word-marks': { reads: 'anybody', sends: 'people', always: 405 },

	'features/media/pages/cover-upload': { reads: 'anybody', sends: 'editors', always: 405 },
	'features/speech/pages/audio-upload': { reads: 'anybody', sends: 'editors', always: 405 },
	'features/admin/pages/layout': { reads: 'editors' },
	'features/admin/pages/start': { reads: 'editors' },
	'features/admin/pages/overview': { reads: 'editors' },
	'features/vocabulary/pages/vocabulary': { reads: 'editors', sends: 'editors' },
	'features/vocabulary/pages/batch-create': { reads: 'editors', sends: 'editors' },
	'features/vocabulary/pages/batch-edit': { reads: 'editors', sends: 'editors' },
	'features/vocabulary/pages/hsk-lists': { reads: 'administrators', sends: 'administrators' },
	'features/vocabulary/pages/export': { reads: 'editors' },
	'features/lesson-editor/pages/content': {
		reads: 'editors',
		sends: 'editors',
	},
	'features/lesson-editor/pages/lesson-notes': {
		reads: 'editors',
		sends: 'editors',
	},
	'features/lesson-editor/pages/text-page': { reads: 'editors' },
	'features/lesson-editor/pages/start': { reads: 'editors' },
	'features/lesson-editor/pages/segment': { reads: 'editors' },
	'features/speech/pages/audio': { reads: 'editors', sends: 'editors' },
	'features/courses/pages/lesson-settings': { reads: 'editors', sends: 'editors' },
	'features/publishing/pages/publishing': {
		reads: 'editors',
		sends: 'editors',
	},
	'articles/publishing': {
		reads: 'editors',
		sends: 'editors',
	},
	'features/exercises/pages/lesson-exercises': { reads: 'editors', sends: 'editors' },
	'features/course-files/pages/import': { reads: 'editors', sends: 'editors' },
	'features/course-files/pages/export': { reads: 'editors' },
	'features/course-files/pages/import-parts': {
		reads: 'anybody',
		sends: 'editors',
		always: 405,
	},
	'features/courses/pages/admin-courses': { reads: 'editors', sends: 'editors' },
	'features/courses/pages/admin-course': { reads: 'editors', sends: 'editors' },
	'features/courses/pages/course-figures': { reads: 'editors' },
	'features/learners/pages/course-learners': { reads: 'editors' },
	'features/learners/pages/lesson-learners': { reads: 'editors' },
	'features/articles/pages/admin-articles': { reads: 'editors', sends: 'editors' },
	'features/articles/pages/new-article': { reads: 'editors', sends: 'editors' },
	'articles/text-page': { reads: 'editors' },
	'articles/start': { reads: 'editors' },
	'articles/segment': { reads: 'editors' },
	'articles/content': { reads: 'editors', sends: 'editors' },
	'articles/audio': { reads: 'editors', sends: 'editors' },
	'features/articles/pages/article-settings': { reads: 'editors', sends: 'editors' },
	'features/text-search/pages/search': { reads: 'editors' },
	'features/text-search/pages/replace': { reads: 'editors', sends: 'editors' },
	'features/audit/pages/activity': { reads: 'administrators' },
	'features/needs-work/pages/needs-work': { reads: 'editors', sends: 'editors' },
	'features/trash/pages/trash': { reads: 'editors', sends: 'editors' },
	'features/versions/pages/versions': { reads: 'editors', sends: 'editors' },
	'features/versions/pages/text-activity': { reads: 'editors' },
	'articles/versions': { reads: 'editors', sends: 'editors' },
	'articles/activity': { reads: 'editors' },
	'features/groups/pages/groups': { reads: 'editors', sends: 'editors' },
	'features/groups/pages/group': { reads: 'editors', sends: 'editors' },
	'features/courses/pages/course-progress': { reads: 'editors' },
	'features/accounts/pages/users': { reads: 'administrators', sends: 'administrators' },
	'features/accounts/pages/user': { reads: 'administrators' },
	'features/admin/pages/settings': { reads: 'administrators' },
}

type Somebody = { name: string; level: number; status: number; isInvited: boolean }

/** Both sides of each border; the long run adds those that lie further from one. */
const levels = isLong ? [0, 1, 2, 97, 98, 99, 100] : [1, 2, 98, 99, 100]

const users: Somebody[] = [
	{ name: 'a pending user', level: 99, status: 0, isInvited: false },
	{ name: 'a rejected user', level: 99, status: 2, isInvited: false },
	{ name: 'a disabled user', level: 99, status: 3, isInvited: false },
	...levels.map((level) => ({
		name: `level ${level}`,
		level,
		status: 1,
		isInvited: false,
	})),
	{ name: 'an invited user', level: 1, status: 1, isInvited: true },
	{ name: 'a user whose invitation was withdrawn', level: 1, status: 1, isInvited: false },
	{ name: 'a member of an invited group', level: 1, status: 1, isInvited: true },
	{ name: 'a former member of an invited group', level: 1, status: 1, isInvited: false },
	{ name: 'a member of a deleted invited group', level: 1, status: 1, isInvited: false },
]

function idOf({ name }: Pick<Somebody, 'name'>): string {
	return name.replaceAll(' ', '-')
}

function isSignedIn(who: Somebody | undefined): who is Somebody {
	return who?.status === 1
}

type Flags = { status: number; isDeleted: boolean; isPrivate: boolean; isFree: boolean }
type Item = Flags & { name: string; course?: (Flags & { name: string }) | undefined }

const open: Flags = { status: 1, isDeleted: false, isPrivate: false, isFree: true }

const kinds: [string, Partial<Flags>][] = [
	['free', {}],
	['paid', { isFree: false }],
	['private', { isPrivate: true }],
	['private and paid', { isPrivate: true, isFree: false }],
	['coming soon', { status: 2 }],
	['disabled', { status: 0 }],
	['deleted', { isDeleted: true }],
]

const courses: Item[] = kinds.map(([name, flags]) => ({
	...open,
	...flags,
	name: `${name} course`,
}))

const someLessons: Item[] = [
	...kinds.map(([name, flags]) => ({ ...open, ...flags, name: `${name} lesson` })),
	...courses.map((course) => ({ ...open, name: `lesson of a ${course.name}`, course })),
	...kinds.slice(1, 3).map(([name, flags]) => ({
		...open,
		...flags,
		course: courses[0],
		name: `${name} lesson of a free course`,
	})),
]

const someArticles = [
	{ name: 'article', status: 1, isDeleted: false },
	{ name: 'disabled article', status: 0, isDeleted: false },
	{ name: 'deleted article', status: 1, isDeleted: true },
]

function slugOf({ name }: { name: string }): string {
	return name.replaceAll(' ', '-')
}

/** A secret in the title, text, notes and audio, for users with access only. */
function secretOf(item: { name: string }): string {
	return `只有能打开的人才看得到${slugOf(item)}`
}

function seenBy(who: Somebody, item: Flags) {
	return { ...item, isShared: who.isInvited && item.isPrivate }
}

function accessOf(who: Somebody, { course, ...own }: Item) {
	const parent = course && seenBy(who, course)
	return oracle({ level: who.level, isFree: own.isFree, own: seenBy(who, own), parent })
}

const refusals = { 'not-found': 404, 'coming-soon': 403, private: 403, paid: 403 } as const

/** A text of somebody who is none of these users. */
const ownText = { name: 'own text' }

let product: ReturnType<typeof productOn>
/** The same without rendering, for tests that need only the status. */
let undrawn: ReturnType<typeof productOn>
const cookies = new Map<Somebody | undefined, string>()
/** Sessions of users who signed in before they lost their status. */
const kept = new Map<Somebody, typeof sessions.$inferInsert>()

const db = await memoryDatabase()

beforeAll(async () => {
	const { media, end } = await openMediaStore()
	product = productOn(db, { bindings: { MEDIA: media } })
	undrawn = productOn(db, { bindings: { MEDIA: media }, isDrawn: false })
	await Promise.all(users.map(signIn))
	await makeAccount(db, { id: 'owner', email: 'owner@example.com' })
	const rowOf = ({ name, course, ...flags }: Item, type: 'course' | 'lesson') =>
		rowOfLesson({
			...flags,
			id: slugOf({ name }),
			type,
			category: 'misc',
			title: { zh: secretOf({ name }), en: name },
			parentId: course ? slugOf(course) : null,
		})
	const textOf = (item: { name: string }) => [
		{ zh: [{ word: secretOf(item) }], en: '', blank: 'normal' as const },
	]
	const audioPath = (kind: string, item: { name: string }) =>
		`/media/${kind}/${slugOf(item)}/audio/1.mp3`
	const privates = [...courses, ...someLessons].filter(({ isPrivate }) => isPrivate)
	const invite = (name: string) =>
		privates.map((item) => ({ lessonId: slugOf(item), userId: idOf({ name }) }))
	const inGroup = (groupId: string, name: string) => ({ groupId, userId: idOf({ name }) })
	const left = inGroup('class', 'a former member of an invited group')
	const [invited, disinvited] = ['an invited user', 'a user whose invitation was withdrawn']
	await db.batch([
		db.insert(lessons).values(courses.map((row) => rowOf(row, 'course'))),
		db.insert(lessons).values(someLessons.map((row) => rowOf(row, 'lesson'))),
		db.insert(lessonContents).values(
			someLessons.map((lesson) => ({
				lessonId: slugOf(lesson),
				content: textOf(lesson),
				audioPath: audioPath('lessons', lesson),
			})),
		),
		db.insert(lessonNotes).values(
			someLessons.map((lesson) => ({
				lessonId: slugOf(lesson),
				source: secretOf(lesson),
				blocks: [{ type: 'example' as const, zh: [{ word: secretOf(lesson) }], en: '' }],
			})),
		),
		db.insert(articles).values(
			someArticles.map(({ name, ...flags }) => ({
				id: slugOf({ name }),
				enTitle: name,
				title: secretOf({ name }),
				level: 'beginner' as const,
				content: textOf({ name }),
				audioPath: audioPath('articles', { name }),
				...flags,
			})),
		),
		// The words of a text are sent apart from it.
		db.insert(vocab).values(
			[...someLessons, ...someArticles].map((item) => ({
				word: secretOf(item),
				pinyin: 'mì mì',
				poses: ['noun' as const],
				meaning: { noun: { definition: 'secret' } },
				levels: [],
			})),
		),
		db
			.insert(ownTexts)
			.values({ id: slugOf(ownText), userId: 'owner', title: secretOf(ownText), tags: [] }),
		db.insert(ownTextParts).values({
			textId: slugOf(ownText),
			number: 1,
			title: '',
			version: 1,
			characters: 9,
			bytes: 27,
			content: textOf(ownText),
		}),
		db.insert(lessonShares).values([...invite(invited), ...invite(disinvited)]),
		db.delete(lessonShares).where(eq(lessonShares.userId, idOf({ name: disinvited }))),
		db.insert(groups).values([
			{ id: 'class', name: '3班' },
			{ id: 'deleted-class', name: '4班', isDeleted: true },
		]),
		db
			.insert(groupMembers)
			.values([
				inGroup('class', 'a member of an invited group'),
				left,
				inGroup('deleted-class', 'a member of a deleted invited group'),
			]),
		db
			.insert(groupShares)
			.values(
				privates.flatMap((item) =>
					['class', 'deleted-class'].map((groupId) => ({ groupId, lessonId: slugOf(item) })),
				),
			),
		db.delete(groupMembers).where(eq(groupMembers.userId, left.userId)),
	])
	const sounds = [
		...someLessons.map((item) => [audioPath('lessons', item), item] as const),
		...someArticles.map((item) => [audioPath('articles', item), item] as const),
	]
	for (const [path, item] of sounds) await media.put(path.replace('/media/', ''), secretOf(item))
	return end
})

/** Signs in as an active user, then sets the intended level and status. */
async function signIn(who: Somebody): Promise<void> {
	const [id, email] = [idOf(who), `${idOf(who)}@example.com`]
	await makeAccount(db, { id, email })
	cookies.set(who, await sessionOf(db, id))
	const [session] = await db.select().from(sessions).where(eq(sessions.userId, id))
	if (session && who.status !== 1) kept.set(who, session)
	const { level, status } = who
	await db.update(userProfiles).set({ level, status }).where(eq(userProfiles.id, id))
}

// The workers behind some routes are missing, which is logged.
silenceExpectedLogs()

/** A status, or the target of a redirect. */
type Outcome = number | string

type Told = { asked: string; outcome: Outcome; text: string }

/** Restores the session first: this may be the first request after the user lost their status. */
async function askAs(
	who: Somebody | undefined,
	path: string,
	{ of = undrawn, ...asked }: Ask & { of?: typeof product } = {},
): Promise<Told> {
	const session = who && kept.get(who)
	if (session) await db.insert(sessions).values(session).onConflictDoNothing()
	const answer = await of.ask(path, { ...asked, cookie: cookies.get(who) })
	const text = await answer.text()
	// Data responses carry the redirect in their body; HEAD requests get none.
	const to = answer.headers.get('location') ?? /"redirect","([^"]*)"/.exec(text)?.[1]
	const how = asked.headers ? ` ${JSON.stringify(asked.headers)}` : ''
	const method = asked.method ?? (asked.form ? 'POST' : 'GET')
	const outcome = to === undefined ? answer.status : withoutReturn(to, path)
	return { asked: `${method} ${path}${how}`, outcome, text }
}

/** The login page, if it returns to the requested page, or from a download to its list. */
function withoutReturn(location: string, asked: string): string {
	const page = asked.replace(/\?.*/, '').replace(/\.data$/, '')
	const ways = [page, page.replace(/\/export$/, '')].map(loginPath)
	return ways.includes(location) ? '/login' : location
}

/** The response to a user without access; undefined means access. */
function refusalOf(who: Somebody | undefined, whom: Whom, isLed: boolean): Outcome | undefined {
	if (whom === 'anybody') return undefined
	if (whom === 'visitors') return isSignedIn(who) ? '/courses' : undefined
	if (!isSignedIn(who)) return isLed ? '/login' : 401
	if (whom === 'people' || who.level === 99) return undefined
	if (whom === 'editors' && who.level === 98) return undefined
	return isLed ? '/' : 403
}

/** Pages and the downloads of pages redirect. */
function isLeading(door: Door): boolean {
	const isOfAdmin = door.parents.includes('features/admin/pages/layout')
	return isPage(door) || isOfAdmin || lineOf(door).leads === 'always'
}

const isWhom = (reads: string): reads is Whom =>
	['anybody', 'visitors', 'people', 'editors', 'administrators'].includes(reads)

function addressOf({ path }: Door, id = 'some-id'): string {
	return path
		.replace(':category', 'others')
		.replace(':step', 'query')
		.replace(':file', '1.mp3')
		.replace(/:\w+/g, id)
		.replace('*', 'nowhere')
}

const visitors: (Somebody | undefined)[] = [undefined, ...users]
const named = visitors.map((who) => [who?.name ?? 'a visitor', who] as const)
/** Without the invited users: invitations concern only lessons and courses. */
const uninvited = named.filter(([name]) => !/invit/.test(name))

function lineOf({ id }: Door): Line {
	return table[id] ?? expect.fail(id)
}

test('every route has a line in the table, and every line a route', () => {
	expect(Object.keys(table).sort()).toEqual(doors.map(({ id }) => id).sort())
	for (const door of doors) {
		expect([door.id, 'action' in door.module]).toEqual([door.id, lineOf(door).sends !== undefined])
	}
})

/** A script may ask for the data of a page's parent alone, which may be for more people than the page. */
function askedRoute(asked: string): Whom | undefined {
	const route = new URL(asked.split(' ')[1] ?? '', 'http://localhost').searchParams.get('_routes')
	const reads = route === null ? undefined : table[route]?.reads
	return reads !== undefined && isWhom(reads) ? reads : undefined
}

test.each(uninvited)('%s can read only what is meant for them', async (_, who) => {
	const told: unknown[] = []
	for (const door of doors) {
		const { reads, always } = lineOf(door)
		if (!isWhom(reads)) continue
		const path = addressOf(door)
		const data = 'loader' in door.module ? dataAddresses(door, path) : []
		const answers = [
			...[path, ...data].map((address) => askAs(who, address)),
			askAs(who, path, { method: 'HEAD' }),
		]
		for (const { asked, outcome } of await Promise.all(answers)) {
			const refusal = refusalOf(who, askedRoute(asked) ?? reads, isLeading(door))
			const isMeant = refusal === undefined ? isAnswered(outcome, always) : outcome === refusal
			if (!isMeant) told.push([asked, outcome, refusal ?? 'open'])
		}
	}
	expect(told).toEqual([])
})

/** A fixed status is the same for everybody; otherwise any status but a refusal is fine. */
function isAnswered(outcome: Outcome, always: Line['always']): boolean {
	if (always === 302) return ['/courses', '/flashcards'].includes(String(outcome))
	if (always) return outcome === always
	return !['/login', '/', 401, 403].includes(outcome)
}

const form = { intent: 'approve', user: 'level-1', text: '好', version: '1' }

test.each(uninvited)('%s can send only what they may send', async (_, who) => {
	const before = await db.select().from(userProfiles)

	const json = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' }
	const told: unknown[] = []
	for (const door of doors) {
		const { sends, leads } = lineOf(door)
		// Signing out would change the user of the requests that follow.
		if (!sends || door.id === 'features/accounts/pages/sign-out') continue
		const path = addressOf(door)
		const ways: [string, Ask][] = [
			[path, { form }],
			[path, json],
			[path, { form, method: 'PUT' }],
			[`${path}.data`, { form }],
		]
		for (const [address, way] of ways) {
			const isLed = isLeading(door) || (leads === 'forms' && way !== json)
			const refusal = refusalOf(who, sends, isLed)
			const { asked, outcome } = await askAs(who, address, way)
			// The tokenizer and the voice are missing.
			const isFailure = Number(outcome) >= 500 && ![502, 503].includes(Number(outcome))
			const isMeant =
				refusal === undefined
					? !isFailure && !['/login', '/', 401].includes(outcome)
					: outcome === refusal
			if (!isMeant) told.push([asked, outcome, refusal ?? 'open'])
		}
	}
	expect(told).toEqual([])
	expect(await db.select().from(userProfiles)).toEqual(before)
	expect(await db.$count(auditLog)).toBe(0)
})

test.each(uninvited)('%s cannot open what somebody else keeps', async (_, who) => {
	const path = '/texts/own-text'
	const told = await Promise.all([
		...[
			...[
				`${path}/1`,
				`${path}/1.data`,
				`${path}/1/words`,
				`${path}/1/figures`,
				`${path}/edit`,
				`${path}/on-device`,
			],
			...['/texts', '/texts.data'],
		].map((address) => askAs(who, address, { of: product })),
		askAs(who, `${path}/edit`, { form: { intent: 'name', title: 'Mine', tags: '' } }),
		askAs(who, `${path}/edit`, { form: { intent: 'delete' } }),
	])
	expect(told.filter(({ text }) => text.includes(secretOf(ownText)))).toEqual([])
	const opened = told.filter(({ asked, outcome }) => !asked.includes('/texts.') && outcome === 200)
	expect(opened.map(({ asked }) => asked)).toEqual(isSignedIn(who) ? ['GET /texts'] : [])
	expect(await db.select().from(ownTexts)).toMatchObject([{ title: secretOf(ownText) }])
})

type Way = Ask & { status: number; isSilent?: boolean }

const pageWays: Way[] = [{ status: 200 }, { method: 'HEAD', status: 200, isSilent: true }]

/** A whole file, its head, a range, and a revalidation. */
const soundWays: Way[] = [
	...pageWays,
	{ headers: { range: 'bytes=0-5' }, status: 206 },
	{ headers: { 'if-none-match': '*' }, status: 304, isSilent: true },
	{ method: 'HEAD', headers: { range: 'bytes=0-5' }, status: 200, isSilent: true },
]

/** A lesson, a course or an article, and the status that a signed-in user gets. */
type Expected = { item: { name: string }; status: number }

function thingsBehind(reads: Thing, who: Somebody): Expected[] {
	const status = (access: LessonAccess) => (access === 'open' ? 200 : refusals[access])
	switch (reads) {
		case 'lesson':
		case 'lesson audio':
			return someLessons.map((item) => ({ item, status: status(accessOf(who, item)) }))
		case 'course':
			// A course has no price; its lessons do.
			return courses.map((item) => {
				return { item, status: status(accessOf(who, { ...item, isFree: true })) }
			})
		default:
			// Administrators read disabled articles too.
			return someArticles.map((item) => {
				const isSeen = item.status === 1 || who.level === 98 || who.level === 99
				return { item, status: isSeen && !item.isDeleted ? 200 : 404 }
			})
	}
}

/** Visitors are refused in the same way, whatever they request. */
const anybody: Somebody = { name: 'a visitor', level: 0, status: 0, isInvited: false }

test.each(named)('%s opens exactly what the rule allows', async (_, who) => {
	const told: unknown[] = []
	for (const door of doors) {
		const { reads, isSilent: isSilentDoor = false } = lineOf(door)
		if (isWhom(reads)) continue
		const refused = refusalOf(who, 'people', isLeading(door))
		for (const { item, status } of thingsBehind(reads, who ?? anybody)) {
			const path = addressOf(door, slugOf(item))
			const ways = reads.endsWith('audio') ? soundWays : pageWays
			const asked: [string, Way][] = [
				...ways.map((way): [string, Way] => [path, way]),
				...dataAddresses(door, path).map((address): [string, Way] => [address, { status: 200 }]),
			]
			await Promise.all(
				asked.map(async ([address, { status: opened, isSilent = isSilentDoor, ...way }]) => {
					const isOpen = refused === undefined && status === 200
					const of = isOpen && !isSilent ? product : undrawn
					const { asked, outcome, text } = await askAs(who, address, { ...way, of })
					const secret = secretOf(item).slice(0, opened === 206 ? 2 : undefined)
					const expected = refused ?? (isOpen ? opened : status)
					if (outcome !== expected || text.includes(secret) !== (isOpen && !isSilent)) {
						told.push([asked, outcome, expected])
					}
				}),
			)
		}
	}
	expect(told).toEqual([])
})

test.each(named)('%s finds only the private courses they were invited to', async (_, who) => {
	const listed = [...courses, ...someLessons].filter((item) => item.isPrivate && !item.course)
	const isShown = isSignedIn(who) && (who.isInvited || who.level === 98 || who.level === 99)
	for (const path of ['/courses/category/private', '/courses/category/private.data']) {
		const { text } = await askAs(who, path, { of: product })
		for (const item of listed) {
			expect([item.name, text.includes(secretOf(item))]).toEqual([item.name, isShown])
		}
	}
})
