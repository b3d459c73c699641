/**
 * The access rule from outside: users request every kind of lesson as a page, as its data, and as the
 * data of that route alone. tests/architecture/access.test.ts covers all other users and routes.
 */
import { expect, test } from '@playwright/test'
import { lessonContents, lessonShares } from '#app/db/schema/index.ts'
import { accessToLesson } from '#app/domain/access/access.ts'
import { makeLesson } from '#tests/support/content-factories.ts'
import { makeAccount, password } from '#tests/support/factories.ts'
import { platformDatabase, platformUrl } from '#tests/support/platform.ts'

const secret = '只有能打开的人才看得到'
const run = crypto.randomUUID().slice(0, 8)
const yesNo = [false, true]

const users = [
	...[1, 2, 99].map((level) => ({ name: `level-${level}`, level, isInvited: false })),
	{ name: 'invited', level: 1, isInvited: true },
]

type Flags = { status: number; isDeleted: boolean; isPrivate: boolean }

const courses: (Flags & { slug: string })[] = [
	{ slug: 'open', status: 1, isDeleted: false, isPrivate: false },
	{ slug: 'private', status: 1, isDeleted: false, isPrivate: true },
	{ slug: 'deleted', status: 1, isDeleted: true, isPrivate: false },
	{ slug: 'disabled', status: 0, isDeleted: false, isPrivate: false },
	{ slug: 'coming', status: 2, isDeleted: false, isPrivate: false },
].map((course) => ({ ...course, slug: `${run}-course-${course.slug}` }))

const alone = [0, 1, 2].flatMap((status) =>
	yesNo.flatMap((isDeleted) =>
		yesNo.flatMap((isPrivate) =>
			yesNo.map((isFree) => ({ status, isDeleted, isPrivate, isFree, course: undefined })),
		),
	),
)
const children = courses.flatMap((course) =>
	yesNo.map((isFree) => ({ status: 1, isDeleted: false, isPrivate: false, isFree, course })),
)
const asked = [...alone, ...children].map((lesson, index) => ({
	...lesson,
	slug: `${run}-lesson-${index}`,
}))

function idOf(user: { name: string }): string {
	return `${run}-${user.name}`
}

function emailOf(user: { name: string }): string {
	return `${run}-${user.name}@example.com`
}

test.beforeAll(async () => {
	const db = platformDatabase()
	for (const user of users)
		await makeAccount(db, { id: idOf(user), email: emailOf(user), level: user.level })
	for (const { slug, ...course } of courses)
		await makeLesson(db, { id: slug, type: 'course', ...course })
	for (const { slug, course, ...lesson } of asked)
		await makeLesson(db, { id: slug, parentId: course?.slug ?? null, ...lesson })
	await db.batch([
		db.insert(lessonContents).values(
			asked.map(({ slug }) => ({
				lessonId: slug,
				content: [{ zh: [{ word: secret }], en: 'Secret', blank: 'normal' as const }],
			})),
		),
		db
			.insert(lessonShares)
			.values(
				[...asked, ...courses]
					.filter(({ isPrivate }) => isPrivate)
					.map(({ slug }) => ({ lessonId: slug, userId: idOf({ name: 'invited' }) })),
			),
	])
})

function expectedFor(user: (typeof users)[number], lesson: (typeof asked)[number]) {
	const seen = (item: Flags) => ({ ...item, isShared: user.isInvited && item.isPrivate })
	return accessToLesson(user, {
		...seen(lesson),
		isFree: lesson.isFree,
		parent: lesson.course && seen(lesson.course),
	})
}

const statuses = { open: 200, 'not-found': 404, 'coming-soon': 403, private: 403, paid: 403 }
const forms = ['', '.data', '.data?_routes=features%2Flessons%2Fpages%2Flesson']

async function signIn(user: { name: string }, index: number): Promise<string> {
	const answer = await fetch(`${platformUrl}/login`, {
		method: 'POST',
		body: new URLSearchParams({ email: emailOf(user), password }),
		headers: { origin: platformUrl, 'cf-connecting-ip': `198.51.100.${index}` },
		redirect: 'manual',
	})
	return answer.headers
		.getSetCookie()
		.map((cookie) => cookie.split(';')[0])
		.join('; ')
}

for (const [index, user] of users.entries()) {
	test(`${user.name} opens exactly what the rule allows`, { tag: '@long' }, async () => {
		const cookie = await signIn(user, index)
		for (const lesson of asked) {
			const access = expectedFor(user, lesson)
			for (const form of forms) {
				const path = `/courses/lessons/${lesson.slug}${form}`
				const answer = await fetch(platformUrl + path, { headers: { cookie }, redirect: 'manual' })
				const body = await answer.text()
				const what = `${path} ${JSON.stringify(lesson)}`
				expect(answer.status, what).toBe(statuses[access])
				expect(body.includes(secret), what).toBe(access === 'open')
			}
		}
	})
}

test('visitors cannot open any lesson', async () => {
	for (const { slug } of asked) {
		for (const form of forms) {
			const answer = await fetch(`${platformUrl}/courses/lessons/${slug}${form}`, {
				redirect: 'manual',
			})
			expect([202, 302]).toContain(answer.status)
			expect(await answer.text()).not.toContain(secret)
		}
	}
})
