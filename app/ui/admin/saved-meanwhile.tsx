import type { Meanwhile } from '#app/ui/form-answer.ts'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { WithHanzi } from '#app/ui/with-hanzi.tsx'
import { shownTime } from './shown-time.ts'

type Props = {
	save: Meanwhile
	/** "saved this text" */
	did: string
}

/** "Kofi Mensah saved this text at 15:26." */
export function SavedMeanwhile({ save, did }: Props) {
	const isHydrated = useHydrated()
	const time = shownTime(new Date(save.at), { isLocal: isHydrated })
	const [day, ofDay] = time.includes(' ') ? time.split(' ') : [undefined, time]
	return (
		<span className="block font-medium">
			{save.isOwn ? 'You' : <WithHanzi text={save.name} />} {did} {day && `on ${day} `}at{' '}
			<time dateTime={save.at} className="tabular-nums">
				{ofDay}
			</time>
			{save.isOwn && ', in another tab or on another device'}.
		</span>
	)
}
