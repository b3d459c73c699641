/** Answers the form of the import: a check of a list, its import, or the way back. */
import { type AppLoadContext, json } from '@remix-run/cloudflare'
import { wordCheckRules, wordImportRules } from '#app/domain/accounts/attempt-limit.ts'
import type { User } from '#app/domain/accounts/user.ts'
import { counted } from '#app/domain/counted.ts'
import { readWords } from '#app/domain/my-words/files/read-words.ts'
import { withProblemText } from '#app/domain/problem.ts'
import { admit, invalidTooMany } from '#app/http/rate-limit.server.ts'
import { invalid } from '#app/http/responses.server.ts'
import type { Typed } from '#app/http/typed-in.ts'
import { additionsOf, checkAnswer, digestOf } from './check-list.server.ts'
import type { ImportAnswer } from './import-answer.ts'
import { choicesIn, type ListForm, rolesIn, textOf } from './import-form.server.ts'
import { importWords } from './import-words.server.ts'
import { readPlan } from './plan-import.server.ts'

type Asked = { learner: Pick<User, 'id'>; form: ListForm; now: Date }

/** Checks a list, or imports it as the last check has shown it. */
export async function answerList(
	context: Pick<AppLoadContext, 'db' | 'note'>,
	{ learner, form, now }: Asked,
) {
	const { db } = context
	const userId = learner.id
	const { format, way, intent } = form
	const isImport = intent === 'import'
	const attempt = await admit(context, (isImport ? wordImportRules : wordCheckRules)(userId))
	if (!attempt.ok) {
		const code = isImport ? 'word-import.spent' : 'word-import.checks-spent'
		return invalidTooMany(code, attempt.error, echoOf(form, form.text))
	}
	const text = await textOf(form)
	if (!text.ok) return invalid(text.error, { typed: echoOf(form, form.text) })
	const typed = echoOf(form, text.value)
	const read = readWords(text.value, { format, roles: rolesIn(form) })
	if (!read.ok) return invalid(read.error, { typed })
	const { words } = read.value
	const [plan, digest] = await Promise.all([
		readPlan(db, { userId, words, way, chosen: choicesIn(form) }),
		digestOf(text.value, read.value),
	])
	const answer = (): Promise<ImportAnswer> =>
		checkAnswer(db, { form, read: read.value, plan, digest })
	if (!isImport) return json({ ...(await answer()), typed } satisfies ImportAnswer)
	const additions = additionsOf(plan)
	const isChanged = digest !== form.digest
	if (isChanged || additions.length === 0) {
		const code = isChanged ? 'word-import.changed' : 'word-import.nothing-new'
		const problems = [withProblemText({ code })]
		return json({ ...(await answer()), typed, problems } satisfies ImportAnswer, { status: 409 })
	}
	const { before } = await importWords(db, { userId, additions, now })
	const newCards = additions.filter(({ isSaved }) => isSaved).length
	const said = sayImport(additions)
	return json({ outcome: 'imported', said, newCards, before } satisfies ImportAnswer)
}

/** A page with JavaScript still has its text. */
function echoOf({ echo, way, format }: ListForm, text: string): Typed {
	return echo ? { text, way, format: format ?? '' } : {}
}

function sayImport(additions: ReturnType<typeof additionsOf>): string {
	const saved = additions.filter(({ isSaved }) => isSaved).length
	const known = additions.filter(({ said }) => said === 'known').length
	const others = additions.filter(({ said }) => said !== null && said !== 'known').length
	const parts = [
		saved > 0 && `${counted(saved, 'new card is', 'new cards are')} in your deck My Words.`,
		known > 0 && `${counted(known, 'word is', 'words are')} marked as known.`,
		others > 0 && `${counted(others, 'word has', 'words have')} another mark.`,
	]
	return parts.filter((part) => part !== false).join(' ')
}
