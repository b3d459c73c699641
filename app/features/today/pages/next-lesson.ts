/** Leads to the new lesson that fits a person best; a script that asks for JSON is told which one it is. */
import { json, type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare'
import { findTitleForms, inForm } from '#app/features/display/title-forms.server.ts'
import type { NextLesson } from '#app/features/flashcards/study/next-lesson.ts'
import { findFits } from '#app/features/known-words/fits.server.ts'
import { findNextLesson } from '#app/features/today/next-lesson.server.ts'
import { requireUser } from '#app/http/guards.server.ts'

export async function loader({ context, request }: LoaderFunctionArgs) {
	const { db, countedTexts } = context
	const user = await requireUser(context)
	const next = await findNextLesson(db, { user, fits: findFits(db, countedTexts, user) })
	if (request.headers.get('accept') !== 'application/json') return redirect(next?.to ?? '/courses')
	if (!next) return json(null)
	const formOf = await findTitleForms(db, user.display, [next])
	const { to, title, note } = inForm(next, formOf)
	return json({ to, title, note } satisfies NextLesson)
}
