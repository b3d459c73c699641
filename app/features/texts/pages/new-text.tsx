import {
	type ActionFunctionArgs,
	json,
	type LoaderFunctionArgs,
	type MetaFunction,
	redirect,
} from '@remix-run/cloudflare'
import { type ClientActionFunctionArgs, useActionData, useLoaderData } from '@remix-run/react'
import { ownTextRules } from '#app/domain/accounts/attempt-limit.ts'
import { hasBrokenLines, joinBrokenLines } from '#app/domain/texts/broken-lines.ts'
import { longestTag, mostTags } from '#app/domain/texts/limits.ts'
import { withTimes } from '#app/domain/texts/paragraph-times.ts'
import { textPath } from '#app/domain/texts/progress.ts'
import { readTags } from '#app/domain/texts/tags.ts'
import { addText } from '#app/features/texts/add-text.server.ts'
import { cutPart, cutParts } from '#app/features/texts/cut-part.server.ts'
import { keepNotices } from '#app/features/texts/files/saved-notices.ts'
import { NewTextScreen } from '#app/features/texts/new-text-screen.tsx'
import { roomForTexts } from '#app/features/texts/room-for-texts.server.ts'
import { longestEcho, longestNewText, newTextForm } from '#app/features/texts/text-forms.ts'
import { readBody } from '#app/http/body.server.ts'
import { FailedScreen } from '#app/http/failed-screen.tsx'
import { requireUser } from '#app/http/guards.server.ts'
import { keepForm } from '#app/http/keep-form.ts'
import { admit, invalidTooMany } from '#app/http/rate-limit.server.ts'
import { invalid, orInvalid } from '#app/http/responses.server.ts'
import type { FormAnswer } from '#app/ui/form-answer.ts'
import { pageTitle } from '#app/ui/page-title.ts'

export const meta: MetaFunction = ({ matches }) => [{ title: pageTitle('Add a text', matches) }]

export async function loader({ context }: LoaderFunctionArgs) {
	const { id } = await requireUser(context)
	return { room: await roomForTexts(context.db, id), newId: crypto.randomUUID() }
}

export async function action({ context, request }: ActionFunctionArgs) {
	const { db, services, waitUntil } = context
	const { id: userId } = await requireUser(context)
	const form = await readBody(request, newTextForm, {
		mostBytes: longestNewText,
		orSay: 'own-text.far-too-long',
	})
	// The page still has the chapters of its file; they would come back as two megabytes.
	const { parts: _, typedFile: __, ...sent } = form.typed
	const isLong = (sent.text?.length ?? 0) > longestEcho
	const typed = isLong ? { ...sent, text: '' } : sent
	if (!form.ok) return invalid(form.problems, { typed })
	const { id: formId, intent, title, text, parts = [], typedFile } = form.value
	if (intent === 'draft' && isLong) return invalid([{ code: 'own-text.far-too-long' }], { typed })
	if (intent === 'draft') {
		const isBroken = hasBrokenLines(text)
		const draft = { ...typed, ...(isBroken && { joinLines: 'on' }) }
		return json({ problems: [], typed: draft } satisfies FormAnswer)
	}
	const tags = readTags(form.value.tags)
	if (!tags) {
		const values = { most: mostTags, length: longestTag }
		return invalid([{ code: 'own-text.tags', values, field: 'tags' }], { typed })
	}
	const attempt = await admit(context, ownTextRules('new', userId))
	if (!attempt.ok) return invalidTooMany('own-text.too-often', attempt.error, typed)
	return orInvalid('own-text.save-failed', typed, async () => {
		const whole = form.value.joinLines === 'on' ? joinBrokenLines(text) : text
		const typedParts = withTimes([{ title: '', text: whole }], typedFile ?? { text: '' })
		const given = parts.length > 0 ? parts : typedParts
		const now = new Date()
		const added = await addText(db, { userId, formId, title, tags, parts: given, now })
		if (!added.ok) return invalid([added.error], { typed })
		const { id, parts: waiting } = added.value
		const sources = { db, tokenize: services.tokenize }
		const [first, ...others] = waiting
		// The text is kept already: what is not cut now is cut when it is opened.
		if (first) await cutPart(sources, first).catch(() => undefined)
		waitUntil(cutParts(sources, others))
		return redirect(textPath(id, { number: 1 }))
	})
}

const keep = keepForm({})

/** What of a file did not come along is told once more beside its text. */
export async function clientAction(sent: ClientActionFunctionArgs) {
	try {
		return await keep(sent)
	} catch (answer) {
		const to = answer instanceof Response ? answer.headers.get('location') : null
		if (to) keepNotices(new URL(to, window.location.origin).pathname)
		throw answer
	}
}

export default function NewText() {
	return <NewTextScreen answer={useActionData<FormAnswer>()} {...useLoaderData<typeof loader>()} />
}

export function ErrorBoundary() {
	return <FailedScreen fallback="page.refresh" />
}
