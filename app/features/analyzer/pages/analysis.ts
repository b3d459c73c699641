/** Analyses a text for the analyser: POST { text } → { html, analysis }. */
import { type ActionFunctionArgs, json } from '@remix-run/cloudflare'
import { runAnalysis } from '#app/features/analyzer/admit-analysis.server.ts'
import { analyzeText } from '#app/features/analyzer/analyze.server.ts'
import { readTypedText } from '#app/features/analyzer/typed-text.server.ts'
import { listSavedWords } from '#app/features/flashcards/list-decks.server.ts'
import { ownWordsNamed } from '#app/features/known-words/own-words.server.ts'
import { requireCaller } from '#app/http/guards.server.ts'
import { logFailure, refuse, refuseWith, wrongMethod } from '#app/http/responses.server.ts'

export async function loader() {
	throw wrongMethod('POST')
}

export async function action({ context, request }: ActionFunctionArgs) {
	const { db, services } = context
	const reader = await requireCaller(context)
	const userId = reader.id
	const read = await readTypedText(request)
	if (!read.ok) {
		const { code, values } = read.error.problem
		return refuse(code, values)
	}
	try {
		const listSaved = (words: readonly string[]) => listSavedWords(db, { userId, words })
		const listOwn = (words: readonly string[]) => ownWordsNamed(db, { userId, words })
		const sources = { db, tokenize: services.tokenize, listSaved, listOwn }
		const { text } = read.value
		const run = await runAnalysis(context, userId, () => analyzeText(sources, { text, reader }))
		if (!run.ok) {
			const { problem, waitSeconds } = run.error
			return refuse(problem.code, problem.values, { 'retry-after': String(waitSeconds) })
		}
		const analyzed = run.value
		return analyzed.ok ? json(analyzed.value) : refuseWith(analyzed.error)
	} catch (error) {
		logFailure(error)
		return refuse('analysis.failed')
	}
}
