import { Await } from '@remix-run/react'
import { type ReactNode, Suspense } from 'react'
import type { VoiceState, VoiceStates } from '#app/contracts/speech.ts'
import { embeddedVoiceNote, isEmbeddedEngine } from '#app/domain/speech/embedded-voice.ts'
import { VoiceSamples } from '#app/features/speech/admin/voice-samples.tsx'
import type { VoiceChoice } from '#app/http/speech-client.server.ts'
import { AdminPage } from '#app/ui/admin/page.tsx'
import { StatusDot } from '#app/ui/admin/status-dot.tsx'
import { WithHanzi } from '#app/ui/with-hanzi.tsx'

/** A worker's health, or that it did not answer. */
export type ServiceState = {
	/** Undefined if it did not answer in time. */
	health:
		| {
				ok: boolean
				parts: Record<string, boolean>
				engines?: Record<string, string> | undefined
		  }
		| undefined
}

/** A misconfigured provider is logged and counts as none. */
export type TranslationState = 'none' | 'silent' | 'works'

type Services = {
	tokenize: ServiceState
	tts: ServiceState
	articles: ServiceState
	training: ServiceState
	/** Undefined if the speech worker did not answer. */
	voices: VoiceStates | undefined
	choice: VoiceChoice
	translation: TranslationState
}

type Props = {
	site: { name: string; url: string }
	defaultVoice: string
	services: Services | Promise<Services>
}

/** Shows the platform's configuration, read-only. */
export function SettingsScreen({ site, defaultVoice, services }: Props) {
	return (
		<AdminPage title="Settings">
			<p className="max-w-prose text-ink-soft">
				These values are read-only here. They are set by whoever runs the server.
			</p>
			<div className="grid items-start gap-4 lg:grid-cols-2">
				<Card title="Site">
					<Row name="Name">
						<WithHanzi text={site.name} />
					</Row>
					<Row name="Address">{site.url}</Row>
				</Card>
				<Suspense fallback={<p role="status">Checking the services...</p>}>
					<Await resolve={services}>
						{({ tokenize, tts, articles, training, voices, choice, translation }) => (
							<>
								<Card title="Tokenizer">
									<Row name="Status">
										<Status state={tokenize} />
									</Row>
									<Row name="Word segmentation">{enginesOf(tokenize)}</Row>
									<Parts state={tokenize} />
								</Card>
								<Card title="Speech">
									<Row name="Status">
										<Status state={tts} />
									</Row>
									<Row name="Default voice">{defaultVoice}</Row>
									<Row name="Lesson audio">
										<Voice engine={tts.health?.engines?.lessons} voice={voices?.lessons} />
									</Row>
									<Row name="Word audio">
										<Voice engine={tts.health?.engines?.words} voice={voices?.words} />
									</Row>
									{choice.hasSamples && (
										<div className="grid gap-1.5">
											<dt className="text-ink-quiet">Listen to the voices</dt>
											<dd>
												<form>
													<VoiceSamples voices={choice.voices} />
												</form>
											</dd>
										</div>
									)}
									<Parts state={tts} />
								</Card>
								<Card title="Translation">
									<Row name="Status">
										<Translation state={translation} />
									</Row>
								</Card>
								<Card title="Articles">
									<Row name="Status">
										<Status state={articles} />
									</Row>
									<Parts state={articles} />
								</Card>
								<Card title="Card schedules">
									<Row name="Status">
										<Status state={training} />
									</Row>
									<Parts state={training} />
								</Card>
							</>
						)}
					</Await>
				</Suspense>
			</div>
		</AdminPage>
	)
}

function Card({ title, children }: { title: string; children: ReactNode }) {
	return (
		<section aria-label={title} className="card grid gap-2 p-4">
			<h2 className="font-semibold">{title}</h2>
			<dl className="grid gap-1.5">{children}</dl>
		</section>
	)
}

function Row({ name, children }: { name: string; children: ReactNode }) {
	return (
		<div className="grid grid-cols-[9rem_1fr] gap-2">
			<dt className="text-ink-quiet">{name}</dt>
			<dd className="wrap-anywhere">{children}</dd>
		</div>
	)
}

function Status({ state: { health } }: { state: ServiceState }) {
	if (!health) return <StatusDot tone="cinnabar">Does not answer</StatusDot>
	return health.ok ? (
		<StatusDot tone="jade">OK</StatusDot>
	) : (
		<StatusDot tone="amber">OK, with problems</StatusDot>
	)
}

type VoiceProps = { engine: string | undefined; voice: VoiceState | undefined }

/** A voice, and whether it has just spoken a word. */
function Voice({ engine, voice }: VoiceProps) {
	return (
		<span className="grid">
			{engine ?? 'Not set up'}
			{isEmbeddedEngine(engine) && (
				<span className="text-ink-soft text-sm">{embeddedVoiceNote}</span>
			)}
			{voice?.state === 'speaks' && <StatusDot tone="jade">OK</StatusDot>}
			{voice?.state === 'silent' && <StatusDot tone="cinnabar">Does not speak</StatusDot>}
			{voice?.state === 'unasked' && (
				<span className="text-ink-quiet">Takes minutes to answer, so it was not asked</span>
			)}
			{voice?.followsPinyin === false && (
				<span className="text-ink-quiet text-sm">
					Takes no pinyin: it chooses the reading of a word itself
				</span>
			)}
			{voice?.detail && <span className="text-ink-soft text-sm">{voice.detail}</span>}
		</span>
	)
}

function Translation({ state }: { state: TranslationState }) {
	if (state === 'works') return <StatusDot tone="jade">OK</StatusDot>
	if (state === 'silent') return <StatusDot tone="cinnabar">Does not answer</StatusDot>
	return 'Not set up – learners see word meanings instead'
}

/** Health of the worker's dependencies. */
function Parts({ state: { health } }: { state: ServiceState }) {
	return Object.entries(health?.parts ?? {}).map(([name, isWell]) => (
		<Row key={name} name={partName(name)}>
			<StatusDot tone={isWell ? 'jade' : 'cinnabar'}>{isWell ? 'OK' : 'Does not answer'}</StatusDot>
		</Row>
	))
}

/** The tokenizer reports one part per configured segmentation engine. */
function enginesOf({ health }: ServiceState): string {
	const engines = Object.keys(health?.parts ?? {}).filter((name) => name !== 'database')
	return engines.map(partName).join(', ') || 'Unknown'
}

/** "database" becomes "Database". */
function partName(part: string): string {
	return part === 'embedded' ? 'Built in' : part.charAt(0).toUpperCase() + part.slice(1)
}
