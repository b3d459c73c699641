/** Creates and saves an article: segments its text and stores it with its fields. */
import { type AppLoadContext, json, redirect } from '@remix-run/cloudflare'
import * as z from 'zod'
import type { User } from '#app/domain/accounts/user.ts'
import { segmentedTaggedText, taggedText } from '#app/domain/lesson-text/typed-text.ts'
import type { ProblemWithText } from '#app/domain/problem.ts'
import { chooseSlug } from '#app/features/courses/admin/choose-slug.server.ts'
import {
	answerLessonDialog,
	isOfLessonDialog,
	lessonDialogForm,
} from '#app/features/courses/admin/lesson-dialogs.server.ts'
import { textLimit } from '#app/features/lesson-editor/content/text-form.ts'
import { writeText } from '#app/features/lesson-editor/write-text.server.ts'
import { readBody } from '#app/http/body.server.ts'
import { invalid, logFailure } from '#app/http/responses.server.ts'
import type { Typed } from '#app/http/typed-in.ts'
import type { FormAnswer } from '#app/ui/form-answer.ts'
import { answerListForm } from './answer-list-form.server.ts'
import { articleFailures } from './article-failures.ts'
import { articlePath } from './article-search.ts'
import type { ArticleValues } from './article-values.ts'
import {
	type ArticleForm,
	articleForm,
	articleListForm,
	type WordsForm,
	wordsForm,
} from './forms.ts'
import { findArticleForEditing } from './list-articles.server.ts'
import { createArticle, editArticle } from './save-article.server.ts'

type ArticleCall = {
	context: AppLoadContext
	request: Request
	admin: Pick<User, 'id' | 'email'>
	/** The edited article's id. */
	id: string
}

const anyForm = z.discriminatedUnion('intent', [
	articleForm,
	wordsForm,
	articleListForm,
	lessonDialogForm,
])

/** Answers the forms of an article's page by their intent. */
export async function answerArticleForm(call: ArticleCall): Promise<Response> {
	const form = await readBody(call.request, anyForm, textLimit)
	const { typed } = form
	if (!form.ok) return invalid(form.problems, { typed })
	if (isOfLessonDialog(form.value)) return answerLessonDialog(call, form.value)
	switch (form.value.intent) {
		case 'delete':
		case 'restore':
		case 'enable':
		case 'disable':
			return answerListForm(call, form.value)
		case 'show-words':
		case 'hide-words':
			return showWords(call, { form: form.value, typed })
		default:
			return save(call, { form: form.value, typed })
	}
}

/** Answers with the same form, its text with or without word boundaries. */
async function showWords(
	{ context, id }: ArticleCall,
	{ form, typed }: { form: WordsForm; typed: Typed },
): Promise<Response> {
	const { db, services } = context
	const { tokenize, readings } = services
	const { text, words, intent } = form
	const found = await findArticleForEditing(db, { id })
	if (!found) return invalid([{ code: 'article.gone' }], { typed })
	const typedText = { text, present: found.content, isWhole: words === 'apart' }
	const written = await writeText({ db, tokenize, readings }, typedText)
	if (!written.ok) return invalid(textProblems(written), { typed })
	const { words: _, ...others } = typed
	const shown: Typed =
		intent === 'show-words'
			? { ...others, words: 'apart', text: segmentedTaggedText(written.value) }
			: { ...others, text: taggedText(written.value) }
	const answer: FormAnswer = { typed: shown }
	return json(answer)
}

async function save(
	call: ArticleCall,
	{ form, typed }: { form: ArticleForm; typed: Typed },
): Promise<Response> {
	const formCall = { ...call, typed, now: new Date() }
	try {
		return await (form.intent === 'create' ? create(formCall, form) : edit(formCall, form))
	} catch (error) {
		logFailure(error)
		return invalid([{ code: articleFailures[form.intent] }], { typed })
	}
}

type FormCall = ArticleCall & { typed: Typed; now: Date }
type Form<Intent> = Extract<ArticleForm, { intent: Intent }>

async function create({ context, admin, typed, now }: FormCall, form: Form<'create'>) {
	const { db, services } = context
	const { tokenize, readings } = services
	const { slug, text, title, enTitle } = form
	const [wanted, written] = await Promise.all([
		chooseSlug({ slug, titleZh: title, titleEn: enTitle }, tokenize),
		writeText({ db, tokenize, readings }, { text, present: [] }),
	])
	if (!wanted.ok || !written.ok) {
		return invalid([...(wanted.ok ? [] : [wanted.error]), ...textProblems(written)], { typed })
	}
	const made = await createArticle(db, {
		wanted: wanted.value,
		values: valuesOf(form),
		content: written.value,
		actor: { id: admin.id, email: admin.email },
		now,
	})
	if (!made.ok) return invalid([made.error], { typed })
	return redirect(donePath('create', made.value.id))
}

async function edit({ context, admin, id, typed, now }: FormCall, form: Form<'edit'>) {
	const { db, services } = context
	const { tokenize, readings } = services
	const { text, version, overwrite, words } = form
	const isWhole = words === 'apart'
	const found = await findArticleForEditing(db, { id })
	if (!found) return invalid([{ code: 'article.gone' }], { typed })
	const typedText = { text, present: found.content, isWhole }
	const written = await writeText({ db, tokenize, readings }, typedText)
	if (!written.ok) return invalid(textProblems(written), { typed })
	const saved = await editArticle(db, {
		id,
		values: valuesOf(form),
		content: written.value,
		version: overwrite ?? version,
		actor: { id: admin.id, email: admin.email },
		now,
	})
	if (saved.ok) return redirect(donePath('edit', id, words))
	const isChanged = saved.error.code === 'article.changed'
	const theirText = isWhole ? segmentedTaggedText(found.content) : taggedText(found.content)
	const theirs = { text: theirText, version: found.version }
	return invalid([saved.error], { typed, theirs: isChanged ? theirs : undefined })
}

function valuesOf({
	title,
	enTitle,
	level,
	coverImage,
	orderNo,
	status,
}: ArticleForm): ArticleValues {
	return { title, enTitle, level, coverImage, orderNo, status }
}

/** The address of the article's page, which says what was done. */
function donePath(done: 'create' | 'edit', id: string, words?: string): string {
	return `${articlePath(id)}?${new URLSearchParams({ ...(words && { words }), done, of: id })}`
}

/** Shown beside the text. */
function textProblems(written: Awaited<ReturnType<typeof writeText>>): ProblemWithText[] {
	return written.ok ? [] : written.error.map((problem) => ({ ...problem, field: 'text' }))
}
