/**
 * Takes card events, in order: answers and undos as JSON from the study page; single forms without
 * JavaScript, and for what a person
 * does with a card itself: bookmarks, notes, suspending.
 */
import { type ActionFunctionArgs, json, redirect } from '@remix-run/cloudflare'
import { learningRules } from '#app/domain/accounts/attempt-limit.ts'
import { originIn } from '#app/domain/progress/text-origin.ts'
import { answerAside } from '#app/features/flashcards/aside/answer-aside.server.ts'
import { setBookmark, setNotes } from '#app/features/flashcards/change-cards.server.ts'
import { recordEvents } from '#app/features/flashcards/record-events.server.ts'
import type { ReviewsAnswer } from '#app/features/flashcards/study-contract.ts'
import {
	eventOf,
	type StudyForm,
	studyEventsSchema,
	studyForm,
} from '#app/features/flashcards/study-forms.ts'
import { modeIn, studyChoiceIn, studyPath } from '#app/features/flashcards/study-path.ts'
import { drawSession, findSession } from '#app/features/flashcards/study-session.server.ts'
import { readBody } from '#app/http/body.server.ts'
import { requireCaller, requireUser } from '#app/http/guards.server.ts'
import { admit, refuseTooMany } from '#app/http/rate-limit.server.ts'
import { refuse } from '#app/http/responses.server.ts'

/** More than the most events of one request, as JSON. */
const longestBody = 100_000

export async function loader() {
	return redirect('/flashcards')
}

export async function action({ context, request }: ActionFunctionArgs) {
	const isJson = request.headers.get('content-type')?.startsWith('application/json')
	return isJson ? takeEvents({ context, request }) : takeForm({ context, request })
}

type Call = Pick<ActionFunctionArgs, 'context' | 'request'>

async function takeEvents({ context, request }: Call) {
	const { db } = context
	const { id: userId, display } = await requireCaller(context)
	const attempt = await admit(context, learningRules('answers', userId))
	if (!attempt.ok) return refuseTooMany('request.too-many', attempt.error)
	const read = await readBody(request, studyEventsSchema, { as: 'json', mostBytes: longestBody })
	if (!read.ok) return refuse('request.invalid')
	const { events } = read.value
	const now = new Date()
	const settled = await recordEvents(db, { userId, events, now })
	const found = await findSession(db, { userId, ...placeOf(request), now })
	const session = found ? await drawSession(db, found, display) : null
	return json({ ...settled, session } satisfies ReviewsAnswer)
}

async function takeForm({ context, request }: Call) {
	const { db } = context
	const wantsJson = request.headers.get('accept') === 'application/json'
	const { id: userId } = await (wantsJson ? requireCaller(context) : requireUser(context))
	const attempt = await admit(context, learningRules('answers', userId))
	if (!attempt.ok) return refuseTooMany('request.too-many', attempt.error)
	const form = await readBody(request, studyForm)
	if (!form.ok) return refuse(form.problems[0]?.code ?? 'request.invalid', form.problems[0]?.values)
	const done = await apply(form.value)
	if (!done) return refuse('card.not-found')
	if (wantsJson) return json(done)
	return redirect(studyPath(placeOf(request)), 303)

	async function apply(form: StudyForm): Promise<object | undefined> {
		switch (form.intent) {
			case 'bookmark':
				return okIf(await setBookmark(db, { userId, ...form }))
			case 'notes':
				return okIf(await setNotes(db, { userId, ...form }))
			case 'suspend':
			case 'know':
			case 'resume':
			case 'put-back':
				return answerAside(db, { userId, form, now: new Date() })
			default: {
				const { settled } = await recordEvents(db, {
					userId,
					events: [eventOf(form)],
					now: new Date(),
				})
				return okIf(settled.length > 0 || form.intent === 'undo')
			}
		}
	}
}

function okIf(isDone: boolean): { ok: true } | undefined {
	return isDone ? { ok: true } : undefined
}

/** What is being studied. */
function placeOf(request: Request) {
	const { searchParams } = new URL(request.url)
	return {
		slug: searchParams.get('deck') ?? '',
		mode: modeIn(searchParams),
		chosen: studyChoiceIn(searchParams),
		from: originIn(searchParams),
	}
}
