/** Answers the forms on the page of a group by their intent. */
import { type AppLoadContext, json, redirect } from '@remix-run/cloudflare'
import type { By } from '#app/db/transaction.ts'
import type { User } from '#app/domain/accounts/user.ts'
import { errorText } from '#app/domain/errors.ts'
import type { AddingOutcome } from '#app/domain/groups/adding.ts'
import type { Problem } from '#app/domain/problem.ts'
import { ok, type Result } from '#app/domain/result.ts'
import { sendAgain } from '#app/features/courses/sharing/send-again.server.ts'
import { sendAll } from '#app/features/courses/sharing/send-all.server.ts'
import { forgetMails } from '#app/features/courses/sharing/share-course.server.ts'
import { sharedMail } from '#app/features/courses/sharing/share-mails.ts'
import {
	shareWithGroup,
	unshareWithGroup,
} from '#app/features/courses/sharing/share-with-group.server.ts'
import { longForm, readBody } from '#app/http/body.server.ts'
import { invalid, orInvalid } from '#app/http/responses.server.ts'
import type { Typed } from '#app/http/typed-in.ts'
import type { AnswerWith } from '#app/ui/form-answer.ts'
import { addPeople, inviteAgain } from './add-people.server.ts'
import { putBackMember, removeMember, withdrawInvitee } from './change-members.server.ts'
import { groupFailures } from './group-failures.ts'
import { type GroupForm, groupForm } from './group-forms.ts'
import { groupInvitationMail, memberMail } from './group-mails.ts'
import { groupPath } from './group-search.ts'

type GroupCall = {
	context: AppLoadContext
	request: Request
	user: Pick<User, 'id' | 'email' | 'level'>
	/** The group. */
	group: string
}

/** The outcome of each address of a pasted list, or what it would be. */
export type AddingAnswer = {
	intent: 'check' | 'add'
	rows: { email: string; outcome: AddingOutcome }[]
	/** Says whose mail was not sent. */
	unsent: string | undefined
}

/** The answer to any form of the page. */
export type GroupAnswer = AnswerWith<{ adding: AddingAnswer }>

export async function answerGroupForm(call: GroupCall): Promise<Response> {
	const form = await readBody(call.request, groupForm, longForm)
	const { typed } = form
	if (!form.ok) return invalid(form.problems, { typed })
	const { value } = form
	return orInvalid(groupFailures[value.intent], typed, () => answer(call, value, typed))
}

const failed = 'group.mails-failed'

type PeopleForm = Extract<GroupForm, { people: string }>

function answer(call: GroupCall, form: GroupForm, typed: Typed): Promise<Response> {
	const { context, group, user } = call
	const { db } = context
	const by = { actor: { id: user.id, email: user.email }, now: new Date() }
	switch (form.intent) {
		case 'check':
		case 'add':
			return add(call, { form, by, typed })
		case 'remove':
			return done(removeMember(db, { ...form, group, ...by }), call, {
				done: 'remove',
				of: form.user,
			})
		case 'put-back':
			return done(putBackMember(db, { ...form, group, ...by }), call, {
				done: 'put-back',
				of: form.user,
			})
		case 'send-again':
			return resend(call, { email: form.email, by })
		case 'withdraw':
			return done(withdrawInvitee(db, { ...form, group, ...by }), call, { done: 'withdraw' })
		case 'share':
			return share(call, { lesson: form.lesson, by })
		default:
			return done(unshareWithGroup(db, { ...form, group, ...by }), call, {
				done: 'unshare',
				of: form.lesson,
			})
	}
}

type Done = { done: string; of?: string }

/** The page again, which says what was done. */
function pageAfter({ group }: Pick<GroupCall, 'group'>, params: Done): Response {
	return redirect(`${groupPath(group)}?${new URLSearchParams(params)}`)
}

async function done(
	changing: Promise<Result<unknown, Problem>>,
	call: GroupCall,
	params: Done,
): Promise<Response> {
	const changed = await changing
	return changed.ok ? pageAfter(call, params) : invalid([changed.error])
}

async function add(
	{ context, group: id, user }: GroupCall,
	{ form, by, typed }: { form: PeopleForm; by: By; typed: Typed },
): Promise<Response> {
	const { db, site } = context
	const { level } = user
	const { people, skipsWaitlist, intent } = form
	const isCheck = intent === 'check'
	const added = await addPeople(db, { group: id, people, skipsWaitlist, isCheck, level, ...by })
	if (!added.ok) return invalid([added.error], { typed })
	const { group, rows, toInvite, toTell } = added.value
	const about = { group, site }
	const mails = [
		...toInvite.map((link) => groupInvitationMail(link, about)),
		...toTell.map(({ recipient, items }) => memberMail(recipient, { ...about, items })),
	]
	const { emails, problem } = await sendAll({ context, ...by }, mails, { failed })
	const untold = toTell.filter(({ recipient }) => emails.includes(recipient.email))
	const lessons = new Set(untold.flatMap(({ items }) => items.map(({ id }) => id)))
	for (const lesson of lessons) {
		const of = untold.filter(({ items }) => items.some(({ id }) => id === lesson))
		const emails = of.map(({ recipient }) => recipient.email)
		await forgetMails(db, { lesson, about: 'shared', emails })
	}
	const unsent = problem && errorText(problem.code, problem.values)
	const adding: AddingAnswer = { intent, rows, unsent }
	return json({ adding, typed: isCheck ? typed : {} })
}

async function resend(
	call: GroupCall,
	{ email, by }: { email: string; by: By },
): Promise<Response> {
	const { context, group: id, user } = call
	const { db, site } = context
	const { level } = user
	const unsent = await sendAgain(
		{ context, ...by },
		{
			of: id,
			email,
			async invite(isSent) {
				const invited = await inviteAgain(db, { group: id, email, level, isSent, ...by })
				if (!invited.ok) return invited
				const { group, skipsWaitlist } = invited.value
				return ok({ skipsWaitlist, mailOf: (link) => groupInvitationMail(link, { group, site }) })
			},
			failed,
		},
	)
	return unsent ?? pageAfter(call, { done: 'send-again' })
}

async function share(
	call: GroupCall,
	{ lesson, by }: { lesson: string; by: By },
): Promise<Response> {
	const { context } = call
	const { db, site } = context
	const shared = await shareWithGroup(db, { group: call.group, lesson, ...by })
	if (!shared.ok) return invalid([shared.error])
	const { item, toTell } = shared.value
	const mails = toTell.map((told) => sharedMail(told, { item, site }))
	const texts = { failed, tooMany: 'share.unmailed' } as const
	const { emails, problem } = await sendAll({ context, ...by }, mails, texts)
	if (!problem) return pageAfter(call, { done: 'share', of: lesson })
	await forgetMails(db, { lesson, about: 'shared', emails })
	return invalid([problem])
}
