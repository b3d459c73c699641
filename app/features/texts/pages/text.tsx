import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useLoaderData, useRevalidator, useRouteLoaderData } from '@remix-run/react'
import { lazy, useMemo } from 'react'
import { pageErrorText } from '#app/domain/page-errors.ts'
import { nameOfPart, partNumber, textPath } from '#app/domain/texts/progress.ts'
import { preferencesFrom } from '#app/features/lessons/reader/preferences.ts'
import { Reader } from '#app/features/lessons/reader/reader.tsx'
import { ReadingEnd } from '#app/features/lessons/reader/reading-end.tsx'
import { reloadUnlessSubmitted } from '#app/features/lessons/reader/reload-unless-submitted.ts'
import { VocabularyOverview } from '#app/features/lessons/reader/vocabulary-overview.tsx'
import { KeepOnDevice } from '#app/features/offline/keep-on-device.tsx'
import { ReadingPlace } from '#app/features/progress/reading/reading-place.tsx'
import { Player } from '#app/features/speech/player/player.tsx'
import { useCorrecting } from '#app/features/texts/correcting/use-correcting.tsx'
import { FileNotices } from '#app/features/texts/files/file-notices.tsx'
import { noticesOf } from '#app/features/texts/files/saved-notices.ts'
import { layerChange } from '#app/features/texts/layer-change.server.ts'
import { textLayers } from '#app/features/texts/layers.ts'
import { readText } from '#app/features/texts/read-text.server.ts'
import { TextHead } from '#app/features/texts/text-head.tsx'
import { UncutPart } from '#app/features/texts/uncut-part.tsx'
import { useTextWords } from '#app/features/vocabulary/popup/text-words.ts'
import { wordsAddress } from '#app/features/vocabulary/words-file.server.ts'
import { FailedScreen } from '#app/http/failed-screen.tsx'
import { requireUser } from '#app/http/guards.server.ts'
import { fail } from '#app/http/responses.server.ts'
import { LazyPart } from '#app/ui/lazy-part.tsx'
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
	const { text: owned, parts, part, next, reader, words, ...page } = useLoaderData<typeof loader>()
	const { revalidate } = useRevalidator()
	const site = useRouteLoaderData<{ areWordsEmbedded?: boolean }>('root')
	const isEmbedded = site?.areWordsEmbedded === true
	const entries = useTextWords(words)
	const { own, sheet, asOf } = page
	const text = useMemo(
		() => ({ userId: reader.id, rank: reader.rank, own, sheet, listed: entries, asOf }),
		[reader, own, sheet, entries, asOf],
	)
	const correcting = useCorrecting({ textId: owned.id, part, notes: page.notes })
	return (
		<main className="page grid max-w-[52rem] flex-1 grid-cols-1 content-start gap-6 pt-2 pb-6">
			<TextHead text={owned} parts={parts} part={part} fitText={page.fitText}>
				<VocabularyOverview overview={page.overview} level={reader.level} />
			</TextHead>
			<FileNotices notices={noticesOf(owned.id)} />
			{page.problem ? (
				<UncutPart problem={page.problem} reload={revalidate} />
			) : (
				<>
					<ReadingPlace key={part.id} userId={reader.id} kind="text" id={part.id} {...page.place} />
					<form id={layersForm} method="post" hidden />
					<Reader
						key={`${part.id} ${part.version}`}
						name={part.id}
						html={page.html}
						title={page.heading}
						label="Text"
						isDialogue={false}
						rank={reader.rank}
						text={text}
						preferences={page.preferences}
						layerSet={textLayers}
						form={layersForm}
						answers={[]}
						areAnswersShown={false}
						entries={entries}
						reloadEntries={entries.load}
						reload={revalidate}
						player={
							<Player
								key={part.version}
								sentences={{
									address: `/nls/tts?part=${part.id}&version=${part.version}&sentence=`,
									isEmbedded,
								}}
								lessonKey={`texts/${part.id}`}
								userId={reader.id}
								title={owned.title}
								artist={part.title}
								reload={revalidate}
							/>
						}
						footer={correcting.footer}
					>
						<LazyPart key={`words ${part.id}`} problem={pageErrorText('level-check.load-failed')}>
							<LessonWords
								text={text}
								lessonId={null}
								title={parts.length > 1 ? 'Words of this part' : 'Words of this text'}
								words={page.wordsToLearn}
								entries={entries}
							/>
						</LazyPart>
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
						<ReadingEnd
							kind="text"
							next={
								next && {
									label: 'Next part',
									path: textPath(owned.id, { number: next.number }),
									title: nameOfPart(next),
									hanzi: '',
								}
							}
							back={{ path: '/texts', text: 'Back to My Texts' }}
						/>
					</Reader>
					{correcting.dialog}
				</>
			)}
		</main>
	)
}

const LessonWords = lazy(async () => ({
	default: (await import('#app/features/lessons/reader/lesson-words.tsx')).LessonWords,
}))

export function ErrorBoundary() {
	return <FailedScreen fallback="page.refresh" />
}
