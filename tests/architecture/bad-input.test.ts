/**
 * Sends bad input to every form field, every JSON endpoint and every address. The product refuses it
 * with a message or stores it; it never fails and never does more than the form allows. The actions
 * are those of app/routes.ts; a new one without a form here fails.
 */
import { eq, like } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, inject, test, vi } from 'vitest'
import { type Db, openDatabase } from '#app/db/client.server.ts'
import {
	articles,
	cards,
	decks,
	lessonContents,
	lessons,
	ownTextParts,
	ownTexts,
	userProfiles,
	versions,
	vocab,
} from '#app/db/schema/index.ts'
import { lessonConfigSchema } from '#app/domain/courses/lesson-config.ts'
import { makeAccount, password } from '#tests/support/factories.ts'
import { isLong } from '#tests/support/length.ts'
import { openMediaStore } from '#tests/support/media-store.ts'
import { memoryDatabase } from '#tests/support/memory-database.ts'
import { type Ask, doors, productOn } from '#tests/support/product.ts'
import { realTokenizer } from '#tests/support/real-tokenizer.ts'
import { sessionOf } from '#tests/support/session.ts'

const run = crypto.randomUUID().slice(0, 8)
const [courseId, lessonId, articleId] = [`${run}-course`, `${run}-lesson`, `${run}-article`]
const [deckId, cardId, word] = [`${run}-deck`, `${run}-card`, `好${run}`]
const versionId = `${run}-version`
const textId = `${run}-text`
const partId = `${run}-part`
const [learner, admin] = [`${run}-xiaomei`, `${run}-shen`]
const emailOf = (id: string) => `${id}@example.com`

/** JSON bodies go all the way to a real database server, which parses JSON itself. */
const server = openDatabase({ url: inject('databaseUrl') })
const db = await memoryDatabase()
/** A missing voice that says so. */
const unspoken = {
	fetch: async () =>
		Response.json({ error: { code: 'request.invalid', text: '…' } }, { status: 400 }),
} as unknown as Fetcher
const { media, end: closeMedia } = await openMediaStore()
afterAll(closeMedia)
const product = productOn(db, withTokenizer(db))
const wholeProduct = productOn(inject('databaseUrl'), withTokenizer(server))
type Product = ReturnType<typeof productOn>

function withTokenizer(words: Db) {
	return {
		bindings: { TOKENIZE: realTokenizer(words).binding, TTS: unspoken, MEDIA: media },
		isDrawn: false,
	}
}

const cookies = new Map<string, string>()

const item = {
	...({ level: 'beginner', category: 'misc' } as const),
	title: { zh: '你好', en: 'Hello' },
	description: { zh: '', en: '' },
	config: lessonConfigSchema.parse({}),
}
const content = [
	{
		zh: [{ word: '你好', pinyin: 'nǐ hǎo' }, { word: '。' }],
		en: 'Hello.',
		blank: 'normal' as const,
	},
]

type Owned = Pick<typeof versions.$inferInsert, 'id' | 'ownerKind' | 'ownerId'>

function versionOf(owned: Owned): typeof versions.$inferInsert {
	const text = JSON.stringify(content)
	return { ...owned, part: 'text', content: text, hash: '', version: 1, savedAt: new Date(0) }
}

async function furnish(db: Db, product: Product): Promise<void> {
	for (const [id, level] of [
		[learner, 1],
		[admin, 99],
	] as const) {
		await makeAccount(db, { id, level, email: emailOf(id) })
		cookies.set(`${product === wholeProduct} ${id}`, await sessionOf(db, id))
	}
	const meaning = { adjective: { definition: 'good' } }
	const [added] = await db
		.insert(vocab)
		.values({ word, pinyin: 'hǎo', poses: ['adjective' as const], meaning, levels: [] })
		.returning({ id: vocab.id })
	await db.batch([
		db.insert(lessons).values({ ...item, id: courseId, slug: courseId, type: 'course' }),
		db.insert(lessons).values({ ...item, id: lessonId, slug: lessonId, type: 'lesson' }),
		db.insert(lessonContents).values({ lessonId, content }),
		db.insert(articles).values({
			id: articleId,
			title: '你好',
			enTitle: 'Hello',
			level: 'beginner',
			content,
		}),
		db
			.insert(versions)
			.values([
				versionOf({ id: versionId, ownerKind: 'lessons', ownerId: lessonId }),
				versionOf({ id: `${versionId}-article`, ownerKind: 'articles', ownerId: articleId }),
			]),
		db.insert(ownTexts).values({ id: textId, userId: learner, title: '雨天', tags: [] }),
		db.insert(ownTextParts).values({
			id: partId,
			textId,
			number: 1,
			title: '',
			characters: 2,
			bytes: 6,
			version: 1,
			content,
		}),
		db.insert(decks).values({ id: deckId, slug: deckId, name: 'Deck', description: '' }),
		db.insert(cards).values({ id: cardId, deckId, vocabId: added?.id ?? 0, orderNo: 1 }),
	])
}

beforeAll(async () => {
	await furnish(db, product)
	await furnish(server, wholeProduct)
})

beforeEach(() => {
	vi.spyOn(console, 'error').mockImplementation(() => {})
	// The framework logs addresses that it cannot decode.
	vi.spyOn(console, 'warn').mockImplementation(() => {})
})

/** A new IP address for each request, so that no rate limit applies. */
function elsewhere(): Record<string, string> {
	const [a, b, c] = crypto.getRandomValues(new Uint8Array(3))
	return { 'cf-connecting-ip': `10.${a}.${b}.${c}` }
}

const megabyte = '汉'.repeat(350_000)

const nasty: Record<string, string> = {
	nothing: '',
	'a megabyte': megabyte,
	NUL: '你\0好',
	'half a character': '你\ud842好\udfb7',
	'a character beyond the first plane': '𠮷',
	'text that turns around': '\u202e好\u2066你\u200f',
	HTML: '"><img src=x onerror=alert(1)></textarea><script>alert(1)</script>',
	'a formula': '=HYPERLINK("https://evil.example","好")',
	'a name of every object': '__proto__',
	'what LIKE takes for more': "100%_\\' or 1=1 --",
	'a negative number': '-1',
	'a number that is too large': '99999999999999999999999999',
	'a number beyond all': '1e999',
	lines: '好\r\n\u2028\u0085\t\v好',
	JSON: '[{"word":"\\ud800","__proto__":{"level":99}}]',
}

/** Fields that no user may set, for themselves or for others. */
const forged = {
	level: '99',
	status: '1',
	role: 'admin',
	id: learner,
	userId: admin,
	ownerId: admin,
	isDeleted: '0',
	emailVerified: 'true',
	createdAt: '0',
	__proto__: 'x',
	constructor: 'x',
}

type Form = { path: string; who?: string; form: Record<string, string> }

function formsAt(path: string, who: string, forms: Record<string, string>[]): Form[] {
	return forms.map((form) => ({ path, who, form }))
}

const itemFields = {
	titleZh: '第一步',
	titleEn: 'First Steps',
	descriptionZh: '好',
	descriptionEn: 'Good',
	level: 'beginner',
	category: 'misc',
	slug: '',
	coverImagePath: '/media/a.webp',
	isFree: 'on',
	orderNo: '1',
	status: '1',
	coverDisplayMode: 'cover',
}
const articleFields = {
	title: '慢火车',
	enTitle: 'The Slow Train',
	level: 'beginner',
	coverImage: '',
	orderNo: '1',
	status: '1',
}
const publishForms: Record<string, string>[] = [
	{ intent: 'publish', onScreen: 'text 1', mayBeEmpty: 'on', back: '/admin/courses' },
	{ intent: 'schedule', at: '2100-01-01T09:00', offset: '-480', back: '/admin/courses' },
	{ intent: 'unschedule', back: '/admin/courses' },
	{ intent: 'take-back', back: '/admin/courses' },
	{ intent: 'discard', onScreen: 'text 1', back: '/admin/courses' },
]
const event = { id: `${run}-event`, cardId }
const askedWords = '999999:1'
const itemForms = (path: string): Form[] =>
	formsAt(path, admin, [
		{ intent: 'create', id: crypto.randomUUID(), type: 'lesson', ...itemFields },
		{ intent: 'edit', id: lessonId, version: '1', ...itemFields },
		{ intent: 'delete', id: 'nowhere', version: '1' },
		{ intent: 'restore', id: lessonId },
		{ intent: 'share', lesson: lessonId, type: 'lesson', emails: emailOf(learner) },
		{ intent: 'unshare', lesson: lessonId, type: 'lesson', email: emailOf(learner) },
		{ intent: 'generate-audio', kind: 'lessons', id: lessonId, voice: '', 'voice:小美': 'cmn' },
		{ intent: 'confirm-audio', kind: 'lessons', id: lessonId, task: 'task', replaces: '' },
		{ intent: 'cancel-audio', kind: 'lessons', id: lessonId, task: 'task' },
		{ intent: 'remove-audio', kind: 'lessons', id: lessonId, replaces: '/media/a.mp3' },
		{ intent: 'invite', lesson: lessonId, type: 'lesson', emails: 'a@example.com' },
		{ intent: 'withdraw', lesson: lessonId, type: 'lesson', email: 'a@example.com' },
	])

const forms: Record<string, Form[]> = {
	'features/accounts/pages/login': [{ path: '/login', form: { email: 'a@example.com', password } }],
	'features/accounts/pages/register': [
		{
			path: '/register',
			form: {
				email: `${run}-new@example.com`,
				password,
				displayName: '王小美',
				country: 'CN',
				langLevel: 'HSK2',
			},
		},
	],
	'features/accounts/pages/forgot-password': [
		{ path: '/forgot-password', form: { email: 'a@example.com' } },
	],
	'features/accounts/pages/reset-password': [
		{ path: '/reset-password?token=made-up', form: { password, confirmPassword: password } },
	],
	'features/accounts/pages/confirm-email': [
		{ path: '/confirm-email?token=made-up', form: { intent: 'confirm' } },
		{ path: '/confirm-email', form: { intent: 'send', email: 'a@example.com' } },
	],
	'features/accounts/pages/email-change': [
		{ path: '/email-change?token=made-up&keep=yes', form: { intent: 'keep-email' } },
		{ path: '/email-change?token=made-up', who: learner, form: { intent: 'change-email' } },
	],
	'features/reminders/pages/reminder-off': [
		{ path: '/reminder/off?person=nobody&signature=made-up', form: {} },
	],
	'features/accounts/pages/second-step': [
		{ path: '/login/second-step', form: { intent: 'app', code: '123456' } },
		{ path: '/login/second-step', form: { intent: 'recovery', code: '4k7m-x2vd-9q0h-tz5c' } },
	],
	'features/accounts/pages/sign-in-settings': formsAt('/settings/sign-in', learner, [
		{ intent: 'change-email', email: 'a@example.com', currentPassword: password },
		{ intent: 'cancel-email' },
		{ intent: 'start-app', currentPassword: password },
		{ intent: 'confirm-app', code: '123456' },
		{ intent: 'remove-app', currentPassword: password },
		{ intent: 'new-codes', currentPassword: password },
		{ intent: 'remove-passkey', passkey: 'nowhere', currentPassword: password },
		{ intent: 'end-session', session: 'nowhere' },
	]),
	'features/site/pages/settings': formsAt('/settings', learner, [
		{ intent: 'displayName', displayName: '王小美' },
		{ intent: 'langLevel', langLevel: 'HSK2' },
		{ intent: 'hskEdition', hskEdition: '2.0' },
		{ intent: 'showsCoarse', showsCoarse: 'yes' },
		{ intent: 'country', country: 'CN' },
		{ intent: 'newPerDay', newPerDay: '10' },
		{ intent: 'reviewsPerDay', reviewsPerDay: '10' },
		{ intent: 'goalMinutes', goalMinutes: '15' },
		{ intent: 'reminder', reminder: 'mail', hour: '19' },
		{ intent: 'timeZone', timeZone: 'Asia/Shanghai' },
		{
			intent: 'password',
			currentPassword: 'not-the-password',
			password: 'another-password',
			confirmPassword: 'another-password',
		},
	]),
	'features/flashcards/pages/schedule': formsAt('/settings/schedule', learner, [
		{ intent: 'train' },
		{ intent: 'usual' },
		{ intent: 'own' },
	]),
	'features/display/pages/display': formsAt('/settings/display', learner, [
		{
			script: 'traditional',
			notation: 'zhuyin',
			toneScheme: 'pleco',
			spokenTones: 'never',
			theme: 'dark',
			size: 'large',
			line: 'wide',
			font: 'kai',
			marks: 'levels',
		},
	]),
	'features/my-data/pages/my-data': formsAt('/settings/data', learner, [
		{ when: 'now', currentPassword: 'not-the-password' },
	]),
	'features/my-data/pages/download': [{ path: '/settings/data/download', who: learner, form: {} }],
	'features/today/pages/level-check': formsAt('/level-check', learner, [
		{ intent: 'save', langLevel: 'HSK2' },
		{ intent: 'skip' },
	]),
	'features/lessons/pages/reader-preferences': [
		{ path: '/preferences/reader', who: learner, form: { toggle: 'pinyin' } },
	],
	'features/flashcards/pages/deck-cards': formsAt('/flashcards/decks/my-words', learner, [
		{ intent: 'remove', word, pinyin: 'hǎo' },
	]),
	'features/my-words/pages/my-words': formsAt('/words?q=hao&sort=word', learner, [
		...['known', 'forget', 'save', 'remove'].map((intent) => ({ intent, all: 'on' })),
		{ intent: 'learning', 'word-1': 'on' },
		{ intent: 'know-level', level: 'HSK2' },
		{ intent: 'undo', before: 'lfls:cK2bc.dS7ps' },
	]),
	'features/my-words/pages/import': formsAt('/words/import', learner, [
		...['check', 'import'].map((intent) => ({
			intent,
			text: word,
			format: 'csv',
			way: 'known',
			digest: 'none',
			chosen: '1:2,3:4',
			'column-0': 'word',
			'entry-1': '7',
			show: 'unknown.9',
			echo: '1',
		})),
		{ intent: 'undo', before: 'lfls:cK2bc.dS7ps' },
	]),
	'features/dictionary/pages/word': formsAt(`/dictionary/${encodeURIComponent(word)}`, learner, [
		{ intent: 'mark', pinyin: 'hǎo', said: 'known' },
	]),
	'features/flashcards/pages/reviews': formsAt(`/flashcards/reviews?deck=${deckId}`, learner, [
		{ intent: 'answer', ...event, mode: 'recall', grade: 'good' },
		{ intent: 'pick', ...event, mode: 'listening', choice: cardId },
		{ intent: 'undo', reviewId: event.id },
		{ intent: 'bookmark', cardId, isBookmarked: 'true' },
		{ intent: 'notes', cardId, notes: '好' },
	]),
	'features/analyzer/pages/analyzer': [
		{ path: '/tools/analyzer', who: learner, form: { text: '我爱你。', toggle: 'pinyin' } },
	],
	'features/analyzer/pages/analysis': [
		{ path: '/tools/analyzer/analysis', who: learner, form: { text: '我爱你。' } },
	],
	'features/analyzer/pages/analysis-translation': [
		{ path: '/tools/analyzer/translation', who: learner, form: { text: '我爱你。' } },
	],
	'features/texts/pages/new-text': formsAt('/texts/new', learner, [
		{ intent: 'add', title: '雨天', tags: 'novel', text: '今天下雨。' },
		{ intent: 'add', title: '', tags: '', text: '', parts: '[{"title":"一","text":"雨。"}]' },
		{ intent: 'draft', title: '雨天', tags: '', text: '今天下雨。' },
	]),
	'features/texts/pages/edit-text': formsAt(`/texts/${textId}/edit`, learner, [
		{ intent: 'name', title: '雨天', tags: 'novel' },
	]),
	'features/texts/pages/text': formsAt(`/texts/${textId}/1`, learner, [{ toggle: 'pinyin' }]),
	'features/accounts/pages/users': formsAt('/admin/users', admin, [
		{ intent: 'reject', user: 'nobody', version: '1' },
		{ intent: 'set-level', user: 'nobody', version: '1', level: '2' },
		{ intent: 'reset-second-factor', user: 'nobody', version: '1' },
	]),
	'features/groups/pages/groups': formsAt('/admin/groups', admin, [
		{ intent: 'create', id: '0c5ff5a2-5f1f-4d3c-9e0c-3f0f6f4d2b11', name: '3班' },
		{ intent: 'edit', id: 'no-group', version: '1', name: '4班' },
		{ intent: 'delete', id: 'no-group', version: '1' },
		{ intent: 'restore', id: 'no-group' },
	]),
	'features/groups/pages/group': formsAt('/admin/groups/no-group', admin, [
		{ intent: 'check', people: 'nobody@example.com', skipsWaitlist: 'on' },
		{ intent: 'remove', user: 'nobody' },
		{ intent: 'send-again', email: 'nobody@example.com' },
		{ intent: 'share', lesson: 'no-course' },
	]),
	'features/course-files/pages/import': ['check', 'import'].map((intent) => ({
		path: '/admin/courses/import',
		who: admin,
		form: {
			intent,
			file: 'PK',
			parts: 'a'.repeat(64),
			size: '9',
			into: 'nowhere',
			digest: '',
			'way-ni-hao': 'replace',
		},
	})),
	'features/courses/pages/admin-courses': itemForms('/admin/courses'),
	'features/courses/pages/admin-course': [
		...itemForms(`/admin/courses/${courseId}`).slice(2, 4),
		...formsAt(`/admin/courses/${courseId}`, admin, [
			{ intent: 'lessons-status', lessons: `${lessonId}:9`, status: '2' },
			{ intent: 'lessons-level', lessons: `${lessonId}:9`, level: 'expert' },
			{ intent: 'lessons-move', lessons: `${lessonId}:9`, course: 'nowhere' },
			{ intent: 'lessons-audio', lessons: 'nothing:1', voice: 'cmn' },
			{ intent: 'lessons-order', order: lessonId, seen: lessonId },
			{ intent: 'lessons-undo', what: 'level', former: `${lessonId}:9:expert` },
			{ intent: 'lessons-undo', what: 'course', course: 'nowhere', former: `${lessonId}:9:1` },
		]),
	],
	'features/speech/pages/audio': itemForms(`/admin/lessons/${lessonId}/audio`).slice(6, 10),
	'features/courses/pages/lesson-settings': formsAt(`/admin/lessons/${lessonId}/settings`, admin, [
		{ intent: 'edit', id: lessonId, version: '1', ...itemFields },
	]),
	'features/articles/pages/admin-articles': formsAt('/admin/articles', admin, [
		{ intent: 'delete', id: articleId, version: '999' },
		{ intent: 'restore', id: articleId },
	]),
	'features/reports/pages/own-reports': formsAt('/settings/reports', learner, [
		{ seen: 'no-report' },
	]),
	'features/reports/pages/admin-reports': formsAt('/admin/reports', admin, [
		{ intent: 'resolve', of: 'no-report', reply: 'It is yínháng now.' },
		{ intent: 'reopen', of: 'no-report' },
	]),
	'features/text-search/pages/replace': formsAt('/admin/replace', admin, [
		{
			intent: 'replace',
			run: '5f0c1d9e-8a4b-4c1e-9d57-2f6f0e3b7a10',
			pattern: '好',
			replacement: '坏',
			[`version:lessons:text:${lessonId}`]: '1',
			[`line:lessons:text:${lessonId}:1zh`]: 'on',
		},
		{ intent: 'undo', run: '00000000-0000-4000-8000-000000000000' },
	]),
	'features/needs-work/pages/needs-work': formsAt('/admin/needs-work', admin, [
		{ intent: 'publish', texts: `[{"kind":"lessons","id":"${lessonId}","onScreen":""}]` },
		{
			intent: 'use-audio',
			texts: `[{"kind":"lessons","id":"${lessonId}","job":"1","replaces":null}]`,
		},
		{ intent: 'generate', texts: `[{"kind":"lessons","id":"${lessonId}"}]`, voice: '' },
	]),
	'features/trash/pages/trash': formsAt('/admin/trash', admin, [
		{ intent: 'restore', kind: 'lesson', id: lessonId },
		{ intent: 'purge', kind: 'word', id: '999999' },
	]),
	'features/articles/pages/new-article': formsAt('/admin/articles/new', admin, [
		{ intent: 'create', slug: '', text: 'zh: 好。\nen: Good.', ...articleFields },
	]),
	'features/articles/pages/article-settings': formsAt(
		`/admin/articles/${articleId}/settings`,
		admin,
		[
			{ intent: 'edit', version: '1', ...articleFields },
			{ intent: 'delete', id: articleId, version: '999' },
		],
	),
	'articles/audio': itemForms(`/admin/articles/${articleId}/audio`).slice(6, 10),
	'articles/content': [
		{
			path: `/admin/articles/${articleId}/content`,
			who: admin,
			form: { text: 'zh: 好。\nen: Good.', version: '1', overwrite: '1' },
		},
	],
	'features/lesson-editor/pages/content': [
		{
			path: `/admin/lessons/${lessonId}/content`,
			who: admin,
			form: { text: 'zh: 好。\nen: Good.', version: '1', overwrite: '1' },
		},
	],
	'features/lesson-editor/pages/lesson-notes': [
		{
			path: `/admin/lessons/${lessonId}/notes`,
			who: admin,
			form: { text: 'zh: 好。\nen: Good.', version: '1', overwrite: '1' },
		},
	],
	'features/publishing/pages/publishing': formsAt(
		`/admin/lessons/${lessonId}/publishing`,
		admin,
		publishForms,
	),
	'articles/publishing': formsAt(`/admin/articles/${articleId}/publishing`, admin, publishForms),
	'features/versions/pages/versions': formsAt(`/admin/lessons/${lessonId}/versions`, admin, [
		{ intent: 'restore', id: versionId, version: '1' },
	]),
	'articles/versions': formsAt(`/admin/articles/${articleId}/versions`, admin, [
		{ intent: 'restore', id: `${versionId}-article`, version: '1' },
	]),
	'features/exercises/pages/lesson-exercises': [
		{
			path: `/admin/lessons/${lessonId}/exercises/edit`,
			who: admin,
			form: {
				text: '[true_false]\nzh: 他喜欢喝茶。\n* true',
				version: '1',
				over: '1',
				skip: 'yes',
			},
		},
	],
	'features/vocabulary/pages/vocabulary': formsAt('/admin/vocab', admin, [
		{
			intent: 'create',
			word: `茶${run}`,
			pinyin: 'chá',
			traditional: '茶',
			status: '1',
			'level-HSK1': 'on',
			'pos-0': 'noun',
			'definition-0': 'tea',
		},
		{
			intent: 'edit',
			id: '999999',
			version: '1',
			word: `茶${run}`,
			pinyin: 'chá',
			traditional: '',
			status: '1',
			'pos-0': 'noun',
			'definition-0': 'tea',
		},
		{ intent: 'delete', words: askedWords },
		{ intent: 'restore', id: '999998,999999' },
		{ intent: 'set-status', words: askedWords, status: '0' },
		{ intent: 'set-level', words: askedWords, level: 'HSK1' },
	]),
	'features/vocabulary/pages/batch-create': ['validate', 'save'].map((intent) => ({
		path: '/admin/vocab/batch-create',
		who: admin,
		form: { intent, text: 'word,pinyin\n茶,chá', versions: '', echo: '1' },
	})),
	'features/vocabulary/pages/batch-edit': ['validate', 'save'].map((intent) => ({
		path: '/admin/vocab/batch-edit?ids=1',
		who: admin,
		form: { intent, text: 'id,word,pinyin\n1,茶,chá', versions: '1:1', echo: '1' },
	})),
	'features/vocabulary/pages/hsk-lists': [
		...['check', 'import'].map((intent) => ({
			path: '/admin/vocab/hsk',
			who: admin,
			form: {
				intent,
				edition: '3.0',
				file: 'Simplified,Level\n茶,1',
				digest: '',
				takesShort: 'on',
			},
		})),
		...formsAt('/admin/vocab/hsk', admin, [
			{ intent: 'set-default', edition: '3.0' },
			{ intent: 'remove', edition: '3.0' },
		]),
	],
}

type Body = { path: string; who?: string; body: (text: string, value: unknown) => unknown }

const record = { learned: true, lastUpdated: '2026-01-01T00:00:00.000Z', userId: learner }
const ageless = { mode: 'recall', grade: 'good', durationMs: 1, ageMs: 1 }

/** A report that is taken. */
const report = {
	id: crypto.randomUUID(),
	kind: 'pinyin',
	part: 'text',
	lessonId,
	articleId: null,
	exerciseId: null,
	paragraph: 1,
	word: '雨天',
	pinyin: 'yǔ tiān',
	sentence: '雨天。',
	english: null,
	note: '',
	ageMs: 0,
}

/** A correction that an own text takes. */
const correction = {
	intent: 'correct',
	part: partId,
	place: { paragraph: 0, at: 0 },
	was: ['雨天'],
	now: ['雨天'],
	word: 0,
	isEverywhere: false,
}

/** The segment editor's request. */
function editorOrders(path: string): Body[] {
	return [
		{ path, who: admin, body: (text) => ({ intent: 'segment', text }) },
		{ path, who: admin, body: (text) => ({ intent: 'cut', paragraphs: [text], known: [text] }) },
		{ path, who: admin, body: (_, value) => ({ intent: 'cut', paragraphs: value, known: value }) },
		{
			path,
			who: admin,
			body: (text) => ({
				intent: 'preview',
				content: [{ zh: [{ word: text, pinyin: text }], en: text, blank: 'normal' }],
			}),
		},
		{
			path,
			who: admin,
			body: (text) => ({
				intent: 'save',
				version: 1,
				content: [{ zh: [{ word: text, pinyin: text }], en: text, blank: 'normal' }],
			}),
		},
		{
			path,
			who: admin,
			body: (_, value) => ({ intent: 'save', version: value, content: value }),
		},
	]
}

/** Those of a browser: a point of P-256 and 16 bytes. */
const pushKeys = {
	p256dh: 'BGsX0fLhLEJH-Lzm5WOkQPJ3A32BLeszoPShOUXYmMKWT-NC4v4af5uO5-tKfA-eFivOM1drMV7Oy7ZAaDe_UfU',
	auth: 'a'.repeat(22),
}

/** JSON bodies with a text somewhere, or another value where a text should be. */
const bodies: Record<string, Body[]> = {
	'features/reminders/pages/device-reminder': [
		(text: string, value: unknown) => ({
			intent: 'on',
			endpoint: `https://web.push.apple.com/${text}`,
			keys: { p256dh: text, auth: value },
			siteKey: text,
		}),
		(text: string) => ({
			intent: 'on',
			endpoint: text,
			keys: pushKeys,
			siteKey: text,
		}),
		(text: string) => ({
			intent: 'on',
			endpoint: `https://web.push.apple.com/${text}`,
			keys: pushKeys,
			siteKey: text,
		}),
	].map((body) => ({ path: '/reminder/device', who: learner, body })),
	'features/accounts/pages/passkey': [
		(text: string) => ({
			intent: 'sign-in',
			credential: {
				id: text,
				response: { clientDataJSON: text, authenticatorData: text, signature: text },
			},
		}),
		(_: string, value: unknown) => ({ intent: 'sign-in', credential: value }),
	].map((body) => ({ path: '/login/passkey', body })),
	'features/accounts/pages/new-passkey': [
		(text: string) => ({ intent: 'options', name: text, currentPassword: text }),
		(text: string, value: unknown) => ({
			intent: 'add',
			name: text,
			credential: {
				id: text,
				response: {
					clientDataJSON: text,
					authenticatorData: text,
					publicKey: text,
					publicKeyAlgorithm: value,
				},
			},
		}),
	].map((body) => ({ path: '/settings/sign-in/passkeys', who: learner, body })),
	'features/course-files/pages/import-parts': ['', '?part=nothing', `?part=${'a'.repeat(64)}`].map(
		(search) => ({
			path: `/admin/courses/import/parts${search}`,
			who: admin,
			body: (text: string, value: unknown) => ({ parts: search === '' ? value : [text] }),
		}),
	),
	'features/progress/pages/progress': [
		(text: string) => ({
			records: [
				[text, { ...record, learnedAt: text, exerciseAnswers: { [text]: { answer: text } } }],
			],
		}),
		(text: string) => ({
			records: [[lessonId, { ...record, exerciseAnswers: { [text]: { answer: 'A' } } }]],
		}),
		(_: string, value: unknown) => ({
			records: [[lessonId, { ...record, exerciseResult: value }], value],
		}),
	].map((body) => ({ path: '/progress', who: learner, body })),
	'features/progress/pages/reading-log': [
		(text: string) => ({
			device: `device-of-${run}`,
			places: [{ kind: 'lesson', id: text, paragraph: 1, paragraphs: 9, ageMs: 0 }],
			days: [],
		}),
		(text: string) => ({
			device: text,
			places: [],
			days: [{ day: text, readMs: 1, listenedMs: 1 }],
		}),
		(_: string, value: unknown) => ({
			device: `device-of-${run}`,
			places: [{ kind: 'lesson', id: lessonId, paragraph: value, paragraphs: 9, ageMs: value }],
			days: [{ day: '2026-11-22', readMs: value, listenedMs: value }],
		}),
		(_: string, value: unknown) => ({ device: value, places: value, days: value }),
	].map((body) => ({ path: '/reading-log', who: learner, body })),
	'features/flashcards/pages/reviews': [
		(text: string) => ({ events: [{ kind: 'answer', ...ageless, id: text, cardId: text }] }),
		(text: string) => ({ events: [{ kind: 'answer', ...ageless, ...event, cardId: text }] }),
		(_: string, value: unknown) => ({
			events: [{ kind: 'answer', ...ageless, ...event, ageMs: value, durationMs: value }],
		}),
		(_: string, value: unknown) => ({
			events: [{ kind: 'undo', id: `${run}-undo`, reviewId: value, ageMs: 1 }],
		}),
	].map((body) => ({ path: '/flashcards/reviews', who: learner, body })),
	'features/flashcards/pages/saved-words': [
		(text: string) => ({
			changes: [{ word: text, pinyin: text, sentence: text, isSaved: true, ageMs: 0 }],
		}),
		(_: string, value: unknown) => ({
			changes: [{ word, pinyin: 'hǎo', lessonId: value, isSaved: value, ageMs: value }],
		}),
		(_: string, value: unknown) => ({ changes: value }),
	].map((body) => ({ path: '/saved-words', who: learner, body })),
	'features/texts/pages/text-corrections': [
		(text: string) => ({ ...correction, was: [text], now: [text], pinyin: text, note: text }),
		(text: string) => ({ ...correction, part: text }),
		(_: string, value: unknown) => ({ ...correction, place: { paragraph: value, at: value } }),
		(_: string, value: unknown) => ({ ...correction, was: value, now: value, word: value }),
		(_: string, value: unknown) => ({ intent: value, part: value, change: value }),
	].map((body) => ({ path: `/texts/${textId}/corrections`, who: learner, body })),
	'features/reports/pages/reports': [
		(text: string) => ({ ...report, word: text, pinyin: text, sentence: text, note: text }),
		(text: string) => ({ ...report, lessonId: text, articleId: text, exerciseId: text }),
		(_: string, value: unknown) => ({ ...report, word: value, paragraph: value, ageMs: value }),
		(_: string, value: unknown) => ({ ...report, id: value, kind: value, part: value }),
	].map((body) => ({ path: '/reports', who: learner, body })),
	'features/display/pages/text-display': [
		(text: string) => ({ script: text, notation: text, toneScheme: text, spokenTones: text }),
		(_: string, value: unknown) => ({
			script: value,
			notation: value,
			toneScheme: value,
			spokenTones: value,
		}),
	].map((body) => ({ path: '/preferences/display', who: learner, body })),
	'features/known-words/pages/word-marks': [
		(text: string) => ({
			marks: [{ word: text, pinyin: text, sentence: text, articleId: text, said: null, ageMs: 0 }],
		}),
		(_: string, value: unknown) => ({
			marks: [{ word, pinyin: 'hǎo', lessonId: value, said: value, ageMs: value }],
		}),
		(_: string, value: unknown) => ({ marks: value }),
	].map((body) => ({ path: '/word-marks', who: learner, body })),
	'features/analyzer/pages/analysis': [
		{ path: '/tools/analyzer/analysis', who: learner, body: (text) => ({ text }) },
	],
	'features/lesson-editor/pages/tokenize': [
		{
			path: '/api/v1/tokenize',
			who: admin,
			body: (text) => ({ paragraphs: [{ zh: text, en: text }], words: [text] }),
		},
		{
			path: '/api/v1/tokenize',
			who: admin,
			body: (_, value) => ({ paragraphs: value, words: value }),
		},
	],
	'features/lesson-editor/pages/readings': [
		{ path: '/admin/readings', who: admin, body: (text) => ({ paragraphs: [[text, '好']] }) },
		{ path: '/admin/readings', who: admin, body: (_, value) => ({ paragraphs: [[value]] }) },
	],
	'features/exercises/pages/exercise-doubts': [
		{
			path: `/admin/lessons/${lessonId}/exercises/doubts`,
			who: admin,
			body: (text) => ({ sources: [`[true_false]\nzh: ${text}\n* true`] }),
		},
		{
			path: `/admin/lessons/${lessonId}/exercises/doubts`,
			who: admin,
			body: (_, value) => ({ sources: [value] }),
		},
	],
	'features/lesson-editor/pages/level-profile': [
		{
			path: '/admin/level-profile',
			who: admin,
			body: (text) => ({ words: [text], paragraphs: [[text, '好']] }),
		},
		{
			path: '/admin/level-profile',
			who: admin,
			body: (_, value) => ({ words: value, paragraphs: [[value]] }),
		},
	],
	'features/speech/pages/speech-jobs': ['submit', 'query', 'confirm'].map((step) => ({
		path: `/api/v1/tts/${step}`,
		who: admin,
		body: (text: string) => ({ text, lesson_id: text, task_id: text, voice_type: text }),
	})),
	'features/lesson-editor/pages/notes-preview': [
		{
			path: `/admin/lessons/${lessonId}/notes/preview`,
			who: admin,
			body: (text, value) => ({ text: value === undefined ? text : value }),
		},
	],
	'features/lesson-editor/pages/presence': [
		{
			path: `/admin/lessons/${lessonId}/presence`,
			who: admin,
			body: (text, value) => ({ text, value }),
		},
	],
	'articles/presence': [
		{
			path: `/admin/articles/${articleId}/presence`,
			who: admin,
			body: (text, value) => ({ text, value }),
		},
	],
	'features/lesson-editor/pages/text': editorOrders(`/admin/lessons/${lessonId}/text`),
	'articles/text': editorOrders(`/admin/articles/${articleId}/text`),
}

const anything: unknown[] = [
	...[null, true, -1, 0.5, 1e308, -1e308, Number.MAX_SAFE_INTEGER, '', '1', [], {}, [[]], [null]],
	...[
		{ toString: 1 },
		JSON.parse('{"__proto__":{"level":99}}'),
		Array.from({ length: 2000 }, () => 1),
	],
]

/** Files are recognised by their bytes (tests/domain/media); the other two ignore their body. */
const elsewhereShown = [
	...['features/media/pages/cover-upload', 'features/speech/pages/audio-upload'],
	...['features/accounts/pages/sign-out', 'features/site/pages/not-found'],
]

test('every action of the sitemap has a form here', () => {
	const actions = doors.filter(({ module }) => 'action' in module).map(({ id }) => id)
	const known = [...Object.keys(forms), ...Object.keys(bodies), ...elsewhereShown]
	expect([...new Set(known)].sort()).toEqual(actions.sort())
})

type Sent = Omit<Ask, 'cookie'> & { path: string; who?: string | undefined; told: string }

/** Sends all requests, a few at once, and returns the failures. */
async function failuresOf(asked: readonly Sent[], of = product): Promise<unknown[]> {
	const failures: unknown[] = []
	const left = [...asked]
	async function next(): Promise<void> {
		for (let sent = left.shift(); sent; sent = left.shift()) {
			const { path, who, told, ...way } = sent
			const cookie = cookies.get(`${of === wholeProduct} ${who}`)
			const answer = await of.ask(path, {
				...way,
				cookie,
				headers: { ...elsewhere(), ...way.headers },
			})
			const text = await answer.text()
			const isStranger =
				answer.status === 401 || answer.headers.get('location')?.startsWith('/login')
			if (answer.status >= 500 || (who && isStranger))
				failures.push([told, answer.status, text.slice(0, 200)])
		}
	}
	await Promise.all(Array.from({ length: 6 }, next))
	return failures
}

/** Text fields get every bad input; for choices, numbers and instants a few suffice. */
const isText =
	/text|title|description|name|slug|cover|email|password|word|pinyin|traditional|definition|sentence|notes|voice|order/i
const wrongChoices = ['NUL', 'a name of every object', 'a number beyond all']

/** The whole matrix in the long run; otherwise each kind of input once, with forms in turn. */
function inTurn<Kind, Target, Asked>(
	kinds: readonly Kind[],
	targets: readonly Target[],
	ask: (kind: Kind, target: Target) => readonly Asked[],
): Asked[] {
	if (isLong) return targets.flatMap((target) => kinds.flatMap((kind) => ask(kind, target)))
	const turns = Math.max(kinds.length, targets.length)
	return Array.from({ length: turns }, (_, turn) => {
		const [kind, target] = [kinds[turn % kinds.length], targets[turn % targets.length]]
		return kind !== undefined && target !== undefined ? ask(kind, target).slice(-1) : []
	}).flat()
}

/** Each field alone, then all fields but the intent at once. */
function spoilt([name, text]: [name: string, text: string], { path, who, form }: Form): Sent[] {
	const fields = Object.keys(form).filter((field) => field !== 'intent')
	const alone = fields.filter((field) =>
		isText.test(field) ? text !== megabyte || maybeLong.test(field) : wrongChoices.includes(name),
	)
	// A megabyte in every field would make fifteen.
	const together = text === megabyte && alone.length > 0 ? [] : [fields]
	return [...alone.map((field) => [field]), ...together].map((changed) => ({
		path,
		who,
		told: `${name} in ${changed} of ${path} ${form.intent}`,
		form: { ...form, ...Object.fromEntries(changed.map((field) => [field, text])) },
	}))
}

/** Fields in which a long text is normal. */
const maybeLong = /^(text|words|notes|descriptionZh|emails|displayName)$/

async function standings() {
	const { id, email, level, status, displayName } = userProfiles
	return db
		.select({ id, email, level, status, displayName })
		.from(userProfiles)
		.where(like(userProfiles.id, `${run}%`))
}

test.each(Object.entries(forms))('no text typed into %s makes it fail', async (_, own) => {
	expect(await failuresOf(inTurn(Object.entries(nasty), own, spoilt))).toEqual([])
})

test('forged form fields give no user more rights', async () => {
	const before = await standings()
	const asked = Object.values(forms)
		.flat()
		.filter(({ who }) => who !== admin)
		.map(({ path, who, form }) => ({
			path,
			who,
			told: `forged ${path}`,
			form: { ...forged, ...form },
		}))
	expect(await failuresOf(asked)).toEqual([])
	const withoutName = (rows: typeof before) => rows.map(({ displayName, ...row }) => row)
	expect(withoutName(await standings())).toEqual(withoutName(before))
	const [applied] = await db
		.select()
		.from(userProfiles)
		.where(eq(userProfiles.email, `${run}-new@example.com`))
	expect([applied?.level, applied?.status]).toEqual([1, 0])
})

/** A nasty text or another value inside a body, another body altogether, and broken JSON. */
const wrongBodies: [name: string, make: (body: Body['body']) => unknown][] = [
	...Object.entries(nasty).map(([name, text]): (typeof wrongBodies)[number] => [
		name,
		(body) => body(text, text),
	]),
	...anything.flatMap((value): typeof wrongBodies => [
		[JSON.stringify(value), (body) => body('好', value)],
		[`just ${JSON.stringify(value)}`, () => value],
	]),
	['no JSON', () => undefined],
]

test.each(Object.entries(bodies))('no JSON sent to %s makes it fail', async (_, own) => {
	const asked = inTurn(wrongBodies, own, ([name, make], { path, who, body }): Sent[] => {
		const sent = make(body)
		return [
			{
				path,
				method: 'POST',
				who,
				told: `${name.slice(0, 60)} to ${path}`,
				headers: { 'content-type': 'application/json' },
				body: sent === undefined ? '{"records":[' : JSON.stringify(sent),
			},
		]
	})
	expect(await failuresOf(asked, wholeProduct)).toEqual([])
})

const asks = [
	...[
		'answers',
		'article',
		'ask',
		'card',
		'count',
		'deck',
		'done',
		'field',
		'id',
		'ids',
		'keyword',
	],
	...[
		'kind',
		'lesson',
		'level',
		'mail',
		'mode',
		'ms',
		'name',
		'of',
		'open',
		'page',
		'pick',
		'pinyin',
	],
	...[
		'pos',
		'q',
		'saved',
		'since',
		'size',
		'status',
		'template',
		'text',
		'token',
		'type',
		'replaces',
	],
	...['word', 'words'],
]

/** Shortened to the 16 kB that servers accept in an address. */
const shortened = Object.entries(nasty).map(([name, text]) => [name, text.slice(0, 1500)] as const)

const badParts = ['%ff', '%E0%A4%A', '%00', '..%2f..%2fetc', '%2e%2e', 'a'.repeat(8000)]

type AddressOf = (door: (typeof doors)[number]) => string

/** Bad input in the query, in a path segment, and in encodings that no browser sends. */
const wrongAddresses: [name: string, address: AddressOf][] = [
	...shortened.flatMap(([name, text]): typeof wrongAddresses => [
		[
			`${name} asked of`,
			({ path }) => {
				const known = path.includes('articles') ? articleId : lessonId
				return `${placeIn(path, known)}?${new URLSearchParams(asks.map((ask) => [ask, text]))}`
			},
		],
		[`${name} in`, ({ path }) => placeIn(path, text || ' ')],
	]),
	...badParts.map((part): (typeof wrongAddresses)[number] => [
		`${part.slice(0, 20)} in`,
		({ path }) => path.replace(/:\w+/g, part).replace('*', part),
	]),
]

function placeIn(path: string, part: string): string {
	const encoded = encodeURIComponent(part.replace(/\p{Cs}/gu, '\ufffd'))
	return path.replace(/:\w+/g, encoded).replace('*', 'nowhere')
}

test('no address makes the product fail', async () => {
	const asked = doors.flatMap((door, index) => {
		const hasPart = /[:*]/.test(door.path)
		const all = wrongAddresses.filter(([name]) => hasPart || !name.endsWith(' in'))
		const some = [0, 1, 2].flatMap((turn) => all.slice((3 * index + turn) % all.length).slice(0, 1))
		return (isLong ? all : some).map(([name, address]): Sent => {
			return { path: address(door), who: admin, told: `${name} ${door.id}` }
		})
	})
	expect(await failuresOf(asked)).toEqual([])
})
