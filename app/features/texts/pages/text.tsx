import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useLoaderData, useRevalidator, useRouteLoaderData } from '@remix-run/react'
import { useMemo } from 'react'
import { nameOfPart, partNumber, textPath } from '#app/domain/texts/progress.ts'
import { NewWords } from '#app/features/lessons/reader/new-words.tsx'
import { preferencesFrom } from '#app/features/lessons/reader/preferences.ts'
import {
	ReadingFrame,
	useReading,
	WordsToLearn,
} from '#app/features/lessons/reader/reading-frame.tsx'
import { reloadUnlessSubmitted } from '#app/features/lessons/reader/reload-unless-submitted.ts'
import { useFigures } from '#app/features/lessons/reader/use-figures.ts'
import { VocabularyOverview } from '#app/features/lessons/reader/vocabulary-overview.tsx'
import { KeepOnDevice } from '#app/features/offline/keep-on-device.tsx'
import { useCorrecting } from '#app/features/texts/correcting/use-correcting.tsx'
import { FileNotices } from '#app/features/texts/files/file-notices.tsx'
import { noticesOf } from '#app/features/texts/files/saved-notices.ts'
import { layerChange } from '#app/features/texts/layer-change.server.ts'
import { textLayers } from '#app/features/texts/layers.ts'
import { readText } from '#app/features/texts/read-text.server.ts'
import { TextHead } from '#app/features/texts/text-head.tsx'
import { UncutPart } from '#app/features/texts/uncut-part.tsx'
import { wordsAddress } from '#app/features/vocabulary/words-file.server.ts'
import { FailedScreen } from '#app/http/failed-screen.tsx'
import { requireUser } from '#app/http/guards.server.ts'
import { fail } from '#app/http/responses.server.ts'
import { pageTitle } from '#app/ui/page-title.ts'

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
	{ title: pageTitle(data?.text.title ?? 'Text', matches) },
]

export async function loader({ context, params, request }: LoaderFunctionArgs) {
	const { db, services, placeHtml } = context
	const user = await requireUser(context)
	const { id = '', part = '' } = params
	const number = partNumber(part)
	const asOf = Date.now()
	const read = await readText({ db, tokenize: services.tokenize }, { id, number, user })
	if (!read.ok) throw fail(read.error)
	const { entries, html, ...page } = read.value
	return {
		...page,
		asOf,
		html: placeHtml(page.part.id, html),
		preferences: preferencesFrom(request.headers.get('cookie'), textLayers),
		words: await wordsAddress(textPath(id, { number }), entries, { readerId: user.id }),
	}
}

export async function action({ context, request }: ActionFunctionArgs) {
	await requireUser(context)
	return layerChange(request)
}

export const shouldRevalidate = reloadUnlessSubmitted

/** Its buttons switch the layers before JavaScript has loaded. */
const layersForm = 'text-layers'

export default function Text() {
	const served = useLoaderData<typeof loader>()
	const { text: owned, parts, part, next, reader } = served
	const page = useFigures(served, {
		path: textPath(owned.id, { number: part.number }),
		userId: reader.id,
	})
	const { revalidate } = useRevalidator()
	const site = useRouteLoaderData<{ areWordsEmbedded?: boolean }>('root')
	const isEmbedded = site?.areWordsEmbedded === true
	const reading = useReading(page)
	const foundIn = useMemo(() => ({ lessonId: null, articleId: null, partId: part.id }), [part.id])
	const correcting = useCorrecting({ textId: owned.id, part, notes: page.notes })
	return (
		<ReadingFrame
			{...{ page, reading }}
			kind="text"
			id={part.id}
			version={part.version}
			head={
				<>
					<TextHead text={owned} parts={parts} part={part} fit={page.fit}>
						<VocabularyOverview overview={page.overview} level={reader.level} />
					</TextHead>
					<FileNotices notices={noticesOf(owned.id)} />
				</>
			}
			instead={page.problem && <UncutPart problem={page.problem} reload={revalidate} />}
			before={
				<>
					<form id={layersForm} method="post" hidden />
					{correcting.dialog}
					{page.newWords.length > 0 && (
						<NewWords
							key={`new words ${part.id}`}
							userId={reader.id}
							foundIn={foundIn}
							words={page.newWords}
						/>
					)}
				</>
			}
			title={page.heading}
			label="Text"
			layerSet={textLayers}
			foundIn={foundIn}
			form={layersForm}
			player={{
				sentences: {
					address: `/nls/tts?part=${part.id}&version=${part.version}&sentence=`,
					isEmbedded,
				},
				lessonKey: `texts/${part.id}`,
				title: owned.title,
				artist: part.title,
			}}
			footer={correcting.footer}
			end={{
				next: next && {
					label: 'Next part',
					path: textPath(owned.id, { number: next.number }),
					title: nameOfPart(next),
					hanzi: '',
				},
				back: { path: '/texts', text: 'Back to My Texts' },
			}}
		>
			<WordsToLearn
				key={`words ${part.id}`}
				reading={reading}
				foundIn={foundIn}
				title={parts.length > 1 ? 'Words of this part' : 'Words of this text'}
				words={page.wordsToLearn}
			/>
			<KeepOnDevice
				key={`kept ${owned.id}`}
				userId={reader.id}
				plan={{
					path: textPath(owned.id, { number: 1 }),
					title: { zh: '', en: owned.title },
					lists: [],
					pages: [],
				}}
			/>
		</ReadingFrame>
	)
}

export function ErrorBoundary() {
	return <FailedScreen fallback="page.refresh" />
}
