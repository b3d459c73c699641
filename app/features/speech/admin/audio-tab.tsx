import { tabPath } from '#app/domain/publishing/text-tabs.ts'
import type { AudioOwner } from '#app/domain/speech/audio-path.ts'
import type { FormAnswer } from '#app/ui/form-answer.ts'
import { Notice } from '#app/ui/notice.tsx'
import { AudioManagement } from './audio-management.tsx'
import type { loadAudioTab } from './audio-tab.server.ts'

type Sent<Answer> = Answer extends { data: infer Data } ? Data : Answer

type Props = {
	owner: AudioOwner
	loaded: Sent<Awaited<ReturnType<typeof loadAudioTab>>>
	answer: FormAnswer | undefined
}

/** The tab Audio of a lesson or an article. */
export function AudioTab({ owner, loaded, answer }: Props) {
	if ('refusal' in loaded) return <Notice tone="error">{loaded.refusal}</Notice>
	return (
		<section key={owner.id} aria-label="Audio" className="grid max-w-2xl gap-4">
			<h2 className="font-semibold text-base">Audio Management</h2>
			<AudioManagement {...loaded} askedAt={tabPath(owner, 'Audio')} answer={answer} />
		</section>
	)
}

/** "Audio · Good Morning" */
export function audioTitle(loaded: Props['loaded'] | undefined): string {
	const name = loaded && 'audio' in loaded ? loaded.audio?.title.en : undefined
	return name ? `Audio · ${name}` : 'Audio'
}
