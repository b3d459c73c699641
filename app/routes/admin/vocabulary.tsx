import {
	type ActionFunctionArgs,
	type LoaderFunctionArgs,
	type MetaFunction,
	redirect,
} from '@remix-run/cloudflare'
import { useActionData, useLoaderData, useSearchParams } from '@remix-run/react'
import type { ReactNode } from 'react'
import { type ErrorCode, errorText } from '#app/domain/errors.ts'
import { ChangeList } from '#app/features/audit/change-list.tsx'
import { listChanges } from '#app/features/audit/queries.server.ts'
import { FailedScreen } from '#app/features/failures/failed-screen.tsx'
import { saveWord } from '#app/features/vocabulary/editing/commands.server.ts'
import { wordForm } from '#app/features/vocabulary/editing/forms.ts'
import { findWord } from '#app/features/vocabulary/editing/queries.server.ts'
import { WordDialog } from '#app/features/vocabulary/editing/word-dialog.tsx'
import {
	doneMessage,
	donePath,
	readAsked,
	wordsPath,
} from '#app/features/vocabulary/list/asked-words.ts'
import { changeWords } from '#app/features/vocabulary/list/commands.server.ts'
import { type WordsChange, wordsForm } from '#app/features/vocabulary/list/forms.ts'
import { findCustomWords, listWords } from '#app/features/vocabulary/list/queries.server.ts'
import { readWordSearch } from '#app/features/vocabulary/list/word-search.ts'
import { WordsDialog } from '#app/features/vocabulary/list/words-dialog.tsx'
import { WordsScreen } from '#app/features/vocabulary/list/words-screen.tsx'
import { formDataOf, readForm } from '#app/platform/form-data.server.ts'
import { requireAdmin } from '#app/platform/guards.server.ts'
import { invalid, orInvalid } from '#app/platform/responses.server.ts'
import { evenWhenRefused } from '#app/ui/desk/after-change.ts'
import { DeskMessage } from '#app/ui/desk/message.tsx'
import { withoutMoment } from '#app/ui/desk/paging.ts'
import { type FormAnswer, formProblem } from '#app/ui/form-answer.ts'
import { pageTitle } from '#app/ui/page-title.ts'
import { listOrFailure, pageInstead } from './list-or-failure.server.ts'

/** How much of a word's history stands beside its form. */
const lastChanges = 5

export const meta: MetaFunction = ({ matches }) => [{ title: pageTitle('Vocabulary', matches) }]

export async function loader({ context, request }: LoaderFunctionArgs) {
	const { db } = context
	await requireAdmin(context)
	const { searchParams } = new URL(request.url)
	const search = readWordSearch(searchParams)
	const { ask, of, ids } = readAsked(searchParams)
	const isBatch = ask === 'batch-delete' || ask === 'set-status'
	const asked = isBatch ? ids : ask === 'delete' && of !== undefined ? [of] : []
	const [listed, word, history, found] = await Promise.all([
		listOrFailure({
			list: listWords(db, search),
			empty: { words: [], total: 0 },
			failure: 'vocabulary.load-failed',
		}),
		of === undefined ? undefined : findWord(db, { id: of }),
		ask === 'edit' && of !== undefined
			? listChanges(db, { most: lastChanges, object: { type: 'word', id: String(of) } })
			: [],
		asked.length > 0 ? findCustomWords(db, { ids: asked }) : { words: [], learners: 0 },
	])
	const page = pageInstead(listed, search)
	if (page) throw redirect(wordsPath(searchParams, { page }))
	const isUnselected = isBatch && found.words.length === 0
	return {
		...{ ...listed, search, word, history, found },
		failure: listed.failure ?? (isUnselected ? errorText('vocabulary.none-selected') : undefined),
		done: doneMessage(searchParams, word),
	}
}

export const shouldRevalidate = evenWhenRefused

export async function action({ context, request }: ActionFunctionArgs) {
	const { db } = context
	const { id, email } = await requireAdmin(context)
	const { searchParams } = new URL(request.url)
	const order = { actor: { id, email }, now: new Date() }
	const intent = (await formDataOf(request.clone())).get('intent')
	if (intent === 'create' || intent === 'edit') {
		const form = await readForm(request, wordForm)
		const { typed } = form
		if (!form.ok) return invalid(form.problems, { typed })
		return orInvalid('vocabulary.save-failed', typed, async () => {
			const saved = await saveWord(db, { form: form.value, ...order })
			if (!saved.ok) return invalid([saved.error], { typed })
			return redirect(donePath(searchParams, { done: intent, of: saved.value.id }))
		})
	}
	const form = await readForm(request, wordsForm)
	const { typed } = form
	if (!form.ok) return invalid(form.problems, { typed })
	const change = form.value
	return orInvalid(failures[change.intent], typed, async () => {
		const changed = await changeWords(db, { change, ...order })
		if (!changed.ok) return invalid([changed.error], { typed })
		const of = change.intent === 'delete' ? change.words[0]?.id : undefined
		const about = of === undefined ? { count: changed.value } : { of }
		return redirect(donePath(searchParams, { done: change.intent, ...about }))
	})
}

const failures: Record<WordsChange['intent'], ErrorCode> = {
	delete: 'vocabulary.delete-failed',
	'batch-delete': 'vocabulary.batch-delete-failed',
	'set-status': 'vocabulary.status-failed',
}

export default function Vocabulary() {
	const { list, search, found, failure, done } = useLoaderData<typeof loader>()
	const answer: FormAnswer | undefined = useActionData<typeof action>()
	const dialog = useDialog(answer)
	const problem = failure ?? (dialog ? undefined : formProblem(answer))
	return (
		<WordsScreen
			words={list.words}
			total={list.total}
			search={search}
			selectedIds={found.words.map(({ id }) => id)}
			message={
				problem ? (
					<DeskMessage tone="error" text={problem} />
				) : (
					done && <DeskMessage tone="success" text={done} />
				)
			}
			dialog={dialog}
		/>
	)
}

/** What the address asks, if the words it asks about are there. */
function useDialog(answer: FormAnswer | undefined): ReactNode {
	const { word, found, history } = useLoaderData<typeof loader>()
	const [searchParams] = useSearchParams()
	const { ask } = readAsked(searchParams)
	const shared = {
		answer,
		askedAt: wordsPath(searchParams),
		listPath: wordsPath(withoutMoment(searchParams)),
	}
	if (ask === 'create') return <WordDialog key="create" {...shared} />
	if (ask === 'edit') {
		if (!word) return null
		const changes = <ChangeList changes={history} isOfOne />
		return <WordDialog key={word.id} {...shared} word={word} history={changes} />
	}
	if (ask === undefined || found.words.length === 0) return null
	return <WordsDialog key={ask} {...shared} ask={ask} found={found} />
}

export function ErrorBoundary() {
	return <FailedScreen fallback="page.refresh" />
}
