import {
	type ActionFunctionArgs,
	data,
	json,
	type LoaderFunctionArgs,
	type MetaFunction,
} from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { errorText } from '#app/domain/errors.ts'
import { typedText } from '#app/domain/lesson-text/typed-text.ts'
import { ContentScreen } from '#app/features/lesson-editor/content/content-screen.tsx'
import {
	type TextForm,
	textForm,
	textLimit,
} from '#app/features/lesson-editor/content/text-form.ts'
import type { WholeTextAnswer } from '#app/features/lesson-editor/content/whole-text-form.tsx'
import { findLessonForEditing } from '#app/features/lesson-editor/lesson-for-editing.server.ts'
import { saveLessonContent } from '#app/features/lesson-editor/save-text.server.ts'
import { writeText } from '#app/features/lesson-editor/write-text.server.ts'
import { readBody } from '#app/http/body.server.ts'
import { requireAdmin } from '#app/http/guards.server.ts'
import { keepForm } from '#app/http/keep-form.ts'
import { actionHeaders, invalid, logFailure, refreshHeader } from '#app/http/responses.server.ts'
import type { Typed } from '#app/http/typed-in.ts'
import { Notice } from '#app/ui/notice.tsx'
import { pageTitle } from '#app/ui/page-title.ts'

export const headers = actionHeaders

export const meta: MetaFunction<typeof loader> = ({ data: loaded, matches }) => {
	const name = loaded && 'lesson' in loaded ? loaded.lesson?.title.en : undefined
	return [{ title: pageTitle(name ? `Content · ${name}` : 'Content', matches) }]
}

export async function loader({ context, params }: LoaderFunctionArgs) {
	const { db } = context
	const { id: userId } = await requireAdmin(context)
	const id = params.id ?? ''
	const found = await findLessonForEditing(db, { id })
	if (!found) return data({ refusal: errorText('lesson-text.lesson-missing') }, { status: 404 })
	const { lesson, content, version, isUnreadable } = found
	if (lesson.type !== 'lesson') {
		return data({ refusal: errorText('lesson-text.not-a-lesson') }, { status: 422 })
	}
	const obstacle = isUnreadable ? errorText('lesson-text.unreadable') : undefined
	return { lesson, text: typedText(content), version, userId, obstacle }
}

export async function action({ context, params, request }: ActionFunctionArgs) {
	const user = await requireAdmin(context)
	const form = await readBody(request, textForm, textLimit)
	if (!form.ok) return invalid(form.problems.slice(0, 1))
	try {
		return await save({ context, user, id: params.id ?? '' }, form)
	} catch (error) {
		logFailure(error)
		return invalid([{ code: 'lesson-text.simple-save-failed' }], { typed: form.typed })
	}
}

type Sent = { value: TextForm; typed: Typed }

type LessonCall = {
	context: ActionFunctionArgs['context']
	user: { id: string; email: string }
	id: string
}

async function save({ context, user, id }: LessonCall, { value: form, typed }: Sent) {
	const { db, services } = context
	const found = await findLessonForEditing(db, { id })
	if (!found) return invalid([{ code: 'lesson-text.lesson-missing' }], { typed })
	const { lesson, content: present, version, isUnreadable } = found
	if (lesson.type !== 'lesson') return invalid([{ code: 'lesson-text.not-a-lesson' }], { typed })
	if (isUnreadable) return invalid([{ code: 'lesson-text.unreadable' }], { typed })
	const { tokenize, readings } = services
	const written = await writeText({ db, tokenize, readings }, { text: form.text, present })
	if (!written.ok) return invalid(written.error, { typed })
	const saved = await saveLessonContent(db, {
		lessonId: id,
		content: written.value,
		version: form.overwrite ?? form.version,
		actor: { id: user.id, email: user.email },
		now: new Date(),
	})
	if (!saved.ok) {
		const isOutdated = saved.error.code === 'lesson-text.outdated'
		const theirs = isOutdated ? { text: typedText(present), version } : undefined
		return invalid([saved.error], { typed, theirs })
	}
	if (form.stay) {
		const stayed: WholeTextAnswer = { version: saved.value.version, typed }
		return json(stayed)
	}
	const to = lesson.parent ? `/admin/courses/${lesson.parent.id}` : '/admin/courses'
	const done: WholeTextAnswer = { to, typed }
	return json(done, { headers: refreshHeader(2, to) })
}

export const clientAction = keepForm('lesson-text.simple-save-failed')

export default function LessonContent() {
	const loaded = useLoaderData<typeof loader>()
	const answer: WholeTextAnswer | undefined = useActionData<typeof action>()
	if ('refusal' in loaded) return <Notice tone="error">{loaded.refusal}</Notice>
	const { lesson, ...page } = loaded
	return <ContentScreen key={lesson.id} lessonId={lesson.id} {...page} answer={answer} />
}
