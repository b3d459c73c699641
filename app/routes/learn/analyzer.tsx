import {
	type ActionFunctionArgs,
	data,
	type LoaderFunctionArgs,
	type MetaFunction,
} from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useMemo, useState } from 'react'
import type { Person } from '#app/domain/accounts/person.ts'
import { sampleText } from '#app/domain/analysis/sample.ts'
import { errors } from '#app/domain/errors.ts'
import { rankOf } from '#app/domain/hsk/level.ts'
import { pageErrorText } from '#app/domain/page-errors.ts'
import { problemText } from '#app/domain/problem.ts'
import { analyzeText } from '#app/features/analyzer/analyze.server.ts'
import { AnalyzerScreen } from '#app/features/analyzer/analyzer-screen.tsx'
import { textForm } from '#app/features/analyzer/text-box.tsx'
import { readTypedText } from '#app/features/analyzer/typed-text.server.ts'
import type { ChangeDeck } from '#app/features/analyzer/unknown-words.tsx'
import type { AnalysisProblem, ShownText } from '#app/features/analyzer/use-analysis.ts'
import { FailedScreen } from '#app/features/failures/failed-screen.tsx'
import { listSavedWords } from '#app/features/flashcards/queries.server.ts'
import {
	analyzerLayers,
	isLayer,
	preferencesCookie,
	preferencesFrom,
	type ReaderPreferences,
	withToggled,
} from '#app/features/lessons/reader/preferences.ts'
import { Reader } from '#app/features/lessons/reader/reader.tsx'
import { VocabularyOverview } from '#app/features/lessons/reader/vocabulary-overview.tsx'
import { wordLookup } from '#app/features/vocabulary/word-lookup.ts'
import { requirePerson } from '#app/platform/guards.server.ts'
import { pageTitle } from '#app/ui/page-title.ts'
import { savingChangesNothing, useWordActions } from './word-actions.tsx'

export const meta: MetaFunction = ({ matches }) => [{ title: pageTitle('Text Analyzer', matches) }]

type Page = {
	text: string
	isOwnText: boolean
	shown: ShownText | undefined
	problem: AnalysisProblem | undefined
	preferences: ReaderPreferences
	reader: Pick<Person, 'id' | 'langLevel'>
	hasTranslator: boolean
}

type Visit = Pick<LoaderFunctionArgs, 'context' | 'request'>

export async function loader(visit: LoaderFunctionArgs): Promise<Page> {
	const person = await requirePerson(visit.context)
	return { ...pageOf(visit, person), ...(await analysisOf(visit, person, sampleText)) }
}

/** The same without JavaScript: a text that is sent, or a layer that is switched above it. */
export async function action(visit: ActionFunctionArgs) {
	const person = await requirePerson(visit.context)
	const page = { ...pageOf(visit, person), isOwnText: true }
	const read = await readTypedText(visit.request)
	if (!read.ok) {
		const { problem, text } = read.error
		const told = { text: problemText(problem), isPassing: false }
		const { status } = errors[problem.code]
		return data<Page>({ ...page, text, shown: undefined, problem: told }, { status })
	}
	const { text, toggle } = read.value
	const preferences = isLayer(toggle) ? withToggled(page.preferences, toggle) : page.preferences
	return data<Page>(
		{ ...page, preferences, ...(await analysisOf(visit, person, text)) },
		{ headers: { 'set-cookie': preferencesCookie(preferences, analyzerLayers) } },
	)
}

function pageOf({ context, request }: Visit, { id, langLevel }: Person) {
	return {
		isOwnText: false,
		preferences: preferencesFrom(request.headers.get('cookie'), analyzerLayers),
		reader: { id, langLevel },
		hasTranslator: context.translator() !== undefined,
	}
}

async function analysisOf({ context }: Visit, { id: personId, langLevel }: Person, text: string) {
	const { db, services, isDocument, pageHtml } = context
	const listSaved = (words: readonly string[]) => listSavedWords(db, { personId, words })
	const sources = { db, tokenize: services.tokenize, listSaved }
	const analyzed = await analyzeText(sources, { text, level: langLevel })
	if (!analyzed.ok) {
		const reason = analyzed.error.text
		const problem = { text: pageErrorText('page.error', { reason }), isPassing: true }
		return { text, shown: undefined, problem }
	}
	const { html, analysis } = analyzed.value
	const name = text === sampleText ? 'sample' : 'typed'
	// A page's first load carries the text in its HTML; later visits carry it in their data.
	if (isDocument) pageHtml.set(name, html)
	const shown = { name, text, html: isDocument ? undefined : html, analysis }
	return { text, shown: text.trim() === '' ? undefined : shown, problem: undefined }
}

export const shouldRevalidate = savingChangesNothing

export default function Analyzer() {
	const loaded = useLoaderData<typeof loader>()
	const { reader, preferences, ...page } = useActionData<typeof action>() ?? loaded
	const { id: personId, langLevel } = reader
	const [lookUp, setLookUp] = useState(wordLookup)
	const wordActions = useWordActions({ personId, lessonId: null })
	const deck = useMemo(() => deckOf(personId), [personId])
	return (
		<AnalyzerScreen
			{...page}
			personId={personId}
			level={langLevel}
			deck={deck}
			legend={({ analysis }) => (
				<VocabularyOverview overview={analysis.overview} langLevel={langLevel} />
			)}
		>
			{(shown, analyze) => (
				<Reader
					name={shown.name}
					html={shown.html}
					title=""
					label="Analyzed text"
					isDialogue={false}
					rank={rankOf(langLevel)}
					preferences={preferences}
					layerSet={analyzerLayers}
					form={textForm}
					answers={[]}
					areAnswersShown={false}
					entries={lookUp}
					reload={() => analyze(shown.text)}
					reloadEntries={() => setLookUp(wordLookup)}
					{...wordActions}
				/>
			)}
		</AnalyzerScreen>
	)
}

function deckOf(personId: string): ChangeDeck {
	const keeping = () => import('#app/features/flashcards/saved-words.ts')
	return {
		async add(words) {
			const kept = await keeping().then(({ keepWords }) => keepWords(personId, words), offline)
			return { problem: kept.ok ? undefined : (kept.text ?? pageErrorText('saved-words.failed')) }
		},
		async remove(word) {
			const kept = await keeping().then(({ keepWord }) => keepWord(personId, word, false), offline)
			return { problem: kept.ok ? undefined : (kept.text ?? pageErrorText('saved-word.failed')) }
		},
	}
}

/** What keeps words did not arrive. */
function offline(): { ok: false; text: undefined } {
	return { ok: false, text: undefined }
}

export function ErrorBoundary() {
	return <FailedScreen fallback="analysis.failed" />
}
