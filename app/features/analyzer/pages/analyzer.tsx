import {
	type ActionFunctionArgs,
	data,
	type LoaderFunctionArgs,
	type MetaFunction,
} from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { type ComponentProps, useState } from 'react'
import { errorStatus } from '#app/contracts/error-status.server.ts'
import type { User } from '#app/domain/accounts/user.ts'
import { sampleText } from '#app/domain/analyzer/sample.ts'
import { spellLevelIn } from '#app/domain/hsk/edition.ts'
import { rankOf } from '#app/domain/hsk/level.ts'
import { pageErrorText } from '#app/domain/page-errors.ts'
import { problemText } from '#app/domain/problem.ts'
import { runAnalysis } from '#app/features/analyzer/admit-analysis.server.ts'
import { analyzeText } from '#app/features/analyzer/analyze.server.ts'
import { AnalyzerScreen } from '#app/features/analyzer/analyzer-screen.tsx'
import { analyzerLayers, wordByWordLayers } from '#app/features/analyzer/layers.ts'
import { textForm } from '#app/features/analyzer/text-box.tsx'
import { readTypedText } from '#app/features/analyzer/typed-text.server.ts'
import type { AnalysisProblem, ShownText } from '#app/features/analyzer/use-analysis.ts'
import { listSavedWords } from '#app/features/flashcards/list-decks.server.ts'
import { ownWordsNamed } from '#app/features/known-words/own-words.server.ts'
import type { TextOfReader } from '#app/features/known-words/use-own-words.ts'
import {
	isToggle,
	preferencesCookie,
	preferencesFrom,
	type ReaderPreferences,
	withToggled,
} from '#app/features/lessons/reader/preferences.ts'
import { Reader } from '#app/features/lessons/reader/reader.tsx'
import { reloadUnlessSubmitted } from '#app/features/lessons/reader/reload-unless-submitted.ts'
import { VocabularyOverview } from '#app/features/lessons/reader/vocabulary-overview.tsx'
import { wordLookup } from '#app/features/vocabulary/popup/word-lookup.ts'
import { FailedScreen } from '#app/http/failed-screen.tsx'
import { requireUser } from '#app/http/guards.server.ts'
import { pageTitle } from '#app/ui/page-title.ts'

export const meta: MetaFunction = ({ matches }) => [{ title: pageTitle('Text Analyzer', matches) }]

type AnalyzerPage = {
	text: string
	isOwnText: boolean
	shown: ShownText | undefined
	problem: AnalysisProblem | undefined
	preferences: ReaderPreferences
	reader: Pick<User, 'id' | 'langLevel' | 'hskEdition'>
	hasTranslator: boolean
}

type Visit = Pick<LoaderFunctionArgs, 'context' | 'request'>

export async function loader(visit: LoaderFunctionArgs): Promise<AnalyzerPage> {
	const user = await requireUser(visit.context)
	return { ...pageOf(visit, user), ...(await analysisOf(visit, user, sampleText)) }
}

/** Handles the form without JavaScript: a submitted text, or a toggled layer. */
export async function action(visit: ActionFunctionArgs) {
	const user = await requireUser(visit.context)
	const page = { ...pageOf(visit, user), isOwnText: true }
	const read = await readTypedText(visit.request)
	if (!read.ok) {
		const { problem, text } = read.error
		const shown = { text: problemText(problem), isPassing: false }
		const status = errorStatus(problem.code)
		return data<AnalyzerPage>({ ...page, text, shown: undefined, problem: shown }, { status })
	}
	const { text, toggle } = read.value
	const preferences = isToggle(toggle) ? withToggled(page.preferences, toggle) : page.preferences
	return data<AnalyzerPage>(
		{ ...page, preferences, ...(await typedAnalysisOf(visit, user, text)) },
		{ headers: { 'set-cookie': preferencesCookie(preferences, analyzerLayers) } },
	)
}

function pageOf({ context, request }: Visit, { id, langLevel, hskEdition }: User) {
	return {
		isOwnText: false,
		preferences: preferencesFrom(request.headers.get('cookie'), analyzerLayers),
		reader: { id, langLevel, hskEdition },
		hasTranslator: context.translator() !== undefined,
	}
}

/** Asked for by a form, and so within the person's limits; the sample costs little. */
async function typedAnalysisOf(visit: Visit, user: User, text: string) {
	const run = await runAnalysis(visit.context, user.id, () => analysisOf(visit, user, text))
	if (run.ok) return run.value
	return {
		text,
		shown: undefined,
		problem: { text: problemText(run.error.problem), isPassing: true },
	}
}

async function analysisOf({ context }: Visit, user: User, text: string) {
	const { id: userId } = user
	const { db, services, placeHtml } = context
	const listSaved = (words: readonly string[]) => listSavedWords(db, { userId, words })
	const listOwn = (words: readonly string[]) => ownWordsNamed(db, { userId, words })
	const sources = { db, tokenize: services.tokenize, listSaved, listOwn }
	const analyzed = await analyzeText(sources, { text, reader: user })
	if (!analyzed.ok) {
		const reason = analyzed.error.text
		const problem = { text: pageErrorText('page.error', { reason }), isPassing: true }
		return { text, shown: undefined, problem }
	}
	const { html, analysis } = analyzed.value
	const name = text === sampleText ? 'sample' : 'typed'
	const shown = { name, text, html: placeHtml(name, html), analysis }
	return { text, shown: text.trim() === '' ? undefined : shown, problem: undefined }
}

export const shouldRevalidate = reloadUnlessSubmitted

export default function Analyzer() {
	const loaded = useLoaderData<typeof loader>()
	const { reader, preferences, ...page } = useActionData<typeof action>() ?? loaded
	const { id: userId, langLevel, hskEdition: edition } = reader
	return (
		<AnalyzerScreen
			{...page}
			userId={userId}
			level={langLevel}
			edition={edition}
			legend={({ analysis }) => (
				<VocabularyOverview overview={analysis.overview} level={spellLevelIn(edition, langLevel)} />
			)}
		>
			{(shown, text, analyze) => (
				<AnalyzedText
					shown={shown}
					text={text}
					rank={rankOf(langLevel)}
					preferences={preferences}
					layerSet={page.hasTranslator ? analyzerLayers : wordByWordLayers}
					reload={() => analyze(shown.text)}
					redraw={() => analyze(shown.text)}
				/>
			)}
		</AnalyzerScreen>
	)
}

type AnalyzedTextProps = { shown: ShownText; text: TextOfReader } & Pick<
	ComponentProps<typeof Reader>,
	'rank' | 'preferences' | 'layerSet' | 'reload' | 'redraw'
>

function AnalyzedText({ shown, ...reading }: AnalyzedTextProps) {
	const [lookUp, setLookUp] = useState(wordLookup)
	return (
		<Reader
			name={shown.name}
			html={shown.html}
			title=""
			label="Analyzed text"
			isDialogue={false}
			form={textForm}
			answers={[]}
			areAnswersShown={false}
			entries={lookUp}
			reloadEntries={() => setLookUp(wordLookup)}
			{...reading}
		/>
	)
}

export function ErrorBoundary() {
	return <FailedScreen fallback="analysis.failed" />
}
