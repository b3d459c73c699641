import { useEffect, useRef, useState } from 'react'
import { readPlaceInHash } from '#app/domain/publishing/asked-place.ts'
import { readStored, writeStored } from '#app/ui/browser-storage.ts'
import { LevelProfile, type ProfileProps } from './level-profile.tsx'

const key = 'hanlu.level-profile'

/** Where there is room, it is open until an author folds it. */
const isWide = '(min-width: 1024px)'

/**
 * The level profile below the text. While it is folded, nothing is counted. Its content is
 * contained, so that no key in the text lays it out again.
 */
export function ProfilePanel(props: ProfileProps) {
	const [isOpen, setOpen] = useState(false)

	useEffect(() => {
		const stored = readStored(key)
		setOpen(stored === null ? window.matchMedia(isWide).matches : stored === 'open')
	}, [])
	useAskedPlace(props)

	function onToggle(isNow: boolean) {
		// The browser also reports what was set here.
		if (isNow === isOpen) return
		setOpen(isNow)
		writeStored(key, isNow ? 'open' : 'folded')
	}

	return (
		<details
			open={isOpen}
			onToggle={({ currentTarget }) => onToggle(currentTarget.open)}
			className="min-w-0 rounded-card border border-line bg-raised lg:col-span-full"
		>
			<summary className="px-4 py-2.5 font-semibold text-base">Level profile</summary>
			{isOpen && (
				<div className="border-line border-t p-4 [contain:content]">
					<LevelProfile {...props} />
				</div>
			)}
		</details>
	)
}

/** The search in all texts leads to a paragraph, and a report to one of its words. */
function useAskedPlace({ edited, onGo }: Pick<ProfileProps, 'edited' | 'onGo'>) {
	const isDone = useRef(false)
	useEffect(() => {
		const asked = readPlaceInHash(window.location.hash)
		if (asked && !isDone.current) {
			const paragraph = asked.paragraph - 1
			const { words = [] } = edited.paragraphs[paragraph] ?? {}
			const word = words.findIndex(({ token }) => token.word === asked.word)
			onGo({ paragraph, word: Math.max(0, word) })
		}
		isDone.current = true
	}, [edited, onGo])
}
