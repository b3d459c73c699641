import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { newId } from '#app/db/columns.ts'
import { personData } from '#app/db/person-data.ts'
import {
	cardStates,
	credentials,
	deletedWords,
	sessions,
	verifications,
	versions,
	vocab,
} from '#app/db/schema/index.ts'
import { textVersion } from '#app/domain/versions/version-content.ts'
import { action } from '#app/features/my-data/pages/download.ts'
import { deleteWords } from '#app/features/vocabulary/admin/list/change-words.server.ts'
import { makeLesson } from '#tests/support/content-factories.ts'
import { contentFrom } from '#tests/support/content-notation.ts'
import { answerOf, testPlatform } from '#tests/support/context.ts'
import { filesIn } from '#tests/support/data-zip.ts'
import { makeAccount, makeAdmin } from '#tests/support/factories.ts'
import { fillAccount } from '#tests/support/full-account.ts'
import { sessionOf } from '#tests/support/session.ts'

const email = 'xiaomei@example.com'

/** 小美 and 大卫 have the same things, each their own; 沈岚 administers. */
async function signedIn() {
	const platform = await testPlatform()
	const { db, visit } = platform
	await makeAdmin(db, { id: 'shen-lan', email: 'shen@example.com' })
	await makeAccount(db, { id: 'xiaomei', email, displayName: '王小美' })
	await makeAccount(db, { id: 'david', email: 'david@example.com', displayName: '大卫' })
	const cookie = await sessionOf(db, 'xiaomei')
	const ask = (as = cookie) =>
		answerOf(action(visit('/settings/data/download', { form: {}, cookie: as })))
	async function files(as = cookie): Promise<Map<string, string>> {
		return filesIn(new Uint8Array(await (await ask(as)).arrayBuffer()))
	}
	return { ...platform, cookie, ask, files }
}

function parsed(files: Map<string, string>, name: string) {
	return JSON.parse(files.get(name) ?? '')
}

test('the zip has every row of the person, and none of anybody else', async () => {
	const { db, files } = await signedIn()
	await fillAccount(db, { userId: 'xiaomei', email, answers: 4500 })
	await fillAccount(db, { userId: 'david', email: 'david@example.com', answers: 3 })
	const found = await files()
	expect(parsed(found, 'profile.json')).toMatchObject({ id: 'xiaomei', email, langLevel: 'HSK1' })
	expect(parsed(found, 'settings.json')).toMatchObject({ newPerDay: 7, timeZone: 'Asia/Shanghai' })
	const counted = Object.fromEntries(
		['words', 'decks', 'cards', 'reviews', 'progress', 'sessions', 'changes'].map((name) => [
			name,
			parsed(found, `${name}.json`).length,
		]),
	)
	expect(counted).toEqual({
		words: 1,
		decks: 1,
		cards: 3,
		reviews: 4500,
		progress: 1,
		sessions: 1,
		changes: 1,
	})
	expect(new Set(parsed(found, 'reviews.json').map(({ id }: { id: string }) => id)).size).toBe(4500)
	expect(parsed(found, 'reading.json')).toMatchObject({
		places: [{ paragraph: 2, paragraphs: 5 }],
		time: [{ day: '2026-11-22', readMs: 1 }],
	})
	expect(parsed(found, 'shares.json')).toMatchObject({ withMe: [{}], byMe: [], mails: [{}] })
	expect(parsed(found, 'changes.json')).toMatchObject([
		{ action: 'account.approve', by: 'another administrator', after: { status: 1 } },
	])
	const lines = (name: string) => found.get(name)?.trimEnd().split('\r\n') ?? []
	expect(lines('reviews.csv')).toHaveLength(4501)
	expect(lines('cards.csv')).toHaveLength(4)
	expect(lines('words.csv')[0]).toBe('\ufeffword,pinyin,status,changedAt,sentence,lesson,article')
	expect(found.get('cards.csv')).toContain("'=喝茶")
	expect([...found.values()].join('\n')).not.toMatch(/david|大卫|shen/)
})

test('every table that says so has its file, and the README names each', async () => {
	const { files } = await signedIn()
	const found = await files()
	for (const [table, holding] of Object.entries(personData)) {
		if (holding === 'nobody' || typeof holding.download !== 'string') continue
		expect
			.soft([table, [...found.keys()]])
			.toEqual([table, expect.arrayContaining([holding.download])])
	}
	const readme = found.get('README.txt') ?? ''
	for (const name of found.keys()) {
		if (name !== 'README.txt') expect.soft(readme).toContain(name)
	}
})

test('no secret is in it: no password, no token, no link', async () => {
	const { db, files } = await signedIn()
	const expiresAt = new Date(Date.now() + 60_000)
	const link = { identifier: 'confirm-email:a-hash', value: 'xiaomei', expiresAt }
	await db.insert(verifications).values(link)
	const text = [...(await files()).values()].join('\n')
	const [session] = await db.select().from(sessions).where(eq(sessions.userId, 'xiaomei'))
	const [own] = await db.select().from(credentials).where(eq(credentials.userId, 'xiaomei'))
	for (const secret of [session?.token, session?.id, own?.password, link.identifier]) {
		expect(secret).toBeDefined()
		expect(text).not.toContain(secret)
	}
})

test('cards, answers and marks of a word that was deleted are in it while they wait', async () => {
	const { db, files } = await signedIn()
	await fillAccount(db, { userId: 'xiaomei', email, answers: 2 })
	const actor = { id: 'shen-lan', email: 'shen@example.com' }
	const [tea] = await db.select().from(vocab).where(eq(vocab.pinyin, 'chá'))
	await deleteWords(db, { words: [{ id: tea?.id ?? 0, version: 1 }], actor, now: new Date() })
	expect(await db.$count(deletedWords)).toBe(1)
	const kinds = parsed(await files(), 'words-in-trash.json').map(
		({ kind }: { kind: string }) => kind,
	)
	expect(kinds.sort()).toEqual(['card_marks', 'card_states', 'reviews', 'reviews', 'user_words'])
	expect(await db.$count(cardStates)).toBe(1)
})

test('an administrator finds what they saved, in the formats in which they typed it', async () => {
	const { db, files } = await signedIn()
	await makeLesson(db, { id: 'tea' })
	await db.insert(versions).values(
		Array.from({ length: 45 }, (_, index) => ({
			id: newId(),
			ownerKind: 'lessons' as const,
			ownerId: 'tea',
			part: 'text' as const,
			hash: `${index}`,
			version: index + 1,
			savedAt: new Date(),
			savedBy: index < 44 ? 'shen-lan' : 'xiaomei',
			content: textVersion(contentFrom('喝 | 茶 | 。 / Drink tea.')),
		})),
	)
	const saved = parsed(await files(await sessionOf(db, 'shen-lan')), 'saved-texts.json')
	expect(saved).toHaveLength(44)
	expect(saved[0]).toMatchObject({ part: 'text', text: 'zh: 喝茶。\nen: Drink tea.' })
})

test('its owner gets a mail about it', async () => {
	const { ask, mails, settled } = await signedIn()
	const answer = await ask()
	expect(answer.headers.get('content-disposition')).toMatch(
		/^attachment; filename="hanlu-data-\d{4}-\d\d-\d\d\.zip"$/,
	)
	await answer.arrayBuffer()
	await settled()
	expect(mails).toMatchObject([{ to: email, subject: 'Your Hanlu 汉路 data was downloaded' }])
})

test('the sixth download of a day leads back to the page, which says when to try again', async () => {
	const { ask } = await signedIn()
	for (const _ of Array(5)) await (await ask()).arrayBuffer()
	const refused = await ask()
	expect([refused.status, refused.headers.get('location')]).toEqual([302, '/settings/data'])
})
