/** All syllables with their sounds: /sounds/table, and /sounds/table?syllable=ma says one in its tones. */
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { Link, useLoaderData } from '@remix-run/react'
import {
	finalFamilies,
	isInTable,
	syllableTable,
} from '#app/domain/speech/sounds/syllable-table.ts'
import { dictionaryPath } from '#app/domain/vocabulary/dictionary-path.ts'
import { PronunciationButton } from '#app/features/speech/pronunciation-button.tsx'
import { findSaidSyllable } from '#app/features/speech/sounds/said-syllable.server.ts'
import { FailedScreen } from '#app/http/failed-screen.tsx'
import { requireUser } from '#app/http/guards.server.ts'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import { pageTitle } from '#app/ui/page-title.ts'

export const meta: MetaFunction = ({ matches }) => [{ title: pageTitle('All syllables', matches) }]

export async function loader({ context, request }: LoaderFunctionArgs) {
	await requireUser(context)
	const asked = new URL(request.url).searchParams.get('syllable') ?? ''
	if (!isInTable(asked)) return { chosen: undefined }
	return { chosen: { syllable: asked, words: await findSaidSyllable(context.db, asked) } }
}

export default function Syllables() {
	const { chosen } = useLoaderData<typeof loader>()
	return (
		<main className="page grid max-w-4xl flex-1 grid-cols-[minmax(0,1fr)] content-start gap-5 py-6">
			<Breadcrumb
				parts={[
					<Link key="sounds" to="/sounds" className="hover:underline">
						Sounds
					</Link>,
					'All syllables',
				]}
			/>
			<header className="grid gap-2">
				<h1 className="font-display text-3xl">All syllables</h1>
				<p className="max-w-prose text-ink-soft">
					Mandarin has about four hundred syllables. Choose one to hear it in each of its tones,
					said with a character that has it.
				</p>
			</header>
			{chosen && <Said key={chosen.syllable} {...chosen} />}
			<div className="grid gap-3">
				{syllableTable.map(({ initial, families }) => (
					<section
						key={initial}
						aria-label={initial || 'Without an initial'}
						className="card flex gap-3 p-3"
					>
						<h2 lang="zh-Latn-pinyin" className="w-9 shrink-0 pt-2 font-semibold text-xl">
							{initial || '–'}
						</h2>
						<div lang="zh-Latn-pinyin" className="grid flex-1 gap-x-4 md:grid-cols-4">
							{finalFamilies.map((family) => (
								<ul key={family} className="flex flex-wrap content-start">
									{families[family].map((syllable) => (
										<li key={syllable}>
											<Link
												to={`?${new URLSearchParams({ syllable })}`}
												preventScrollReset
												aria-current={syllable === chosen?.syllable || undefined}
												className="grid min-h-11 min-w-11 place-items-center rounded-control px-1.5 hover:bg-sunken aria-current:bg-jade-tint aria-current:font-semibold"
											>
												{syllable}
											</Link>
										</li>
									))}
								</ul>
							))}
						</div>
					</section>
				))}
			</div>
		</main>
	)
}

type Chosen = NonNullable<ReturnType<typeof useLoaderData<typeof loader>>['chosen']>

/** A syllable in its tones. It stays in sight while others are chosen. */
function Said({ syllable, words }: Chosen) {
	return (
		<section
			aria-label={`The syllable ${syllable}`}
			className="card sticky top-2 z-10 flex flex-wrap items-center gap-x-5 gap-y-1 bg-raised p-3 shadow-sm"
		>
			<p role="status" lang="zh-Latn-pinyin" className="font-semibold text-2xl">
				{syllable}
			</p>
			{words.length === 0 && <p className="text-ink-soft">No common character has this sound.</p>}
			{words.map(({ hanzi, pinyin }) => (
				<span key={pinyin} className="flex items-center gap-1.5">
					<PronunciationButton word={hanzi} pinyin={pinyin} name={`Hear ${pinyin}`} />
					<span lang="zh-Latn-pinyin" className="font-medium">
						{pinyin}
					</span>
					<Link to={dictionaryPath(hanzi)} lang="zh-CN" className="text-2xl hover:underline">
						{hanzi}
					</Link>
				</span>
			))}
		</section>
	)
}

export function ErrorBoundary() {
	return <FailedScreen fallback="page.failed" />
}
