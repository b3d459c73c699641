/** The keys of all pages, in the order in which they are shown. Each table stands beside what answers its keys. */
import { analyzerKeys } from '#app/features/analyzer/analyzer-keys.ts'
import { moveKeys } from '#app/features/courses/admin/order/move-keys.ts'
import { searchKeys } from '#app/features/dictionary/search-key.ts'
import { slotKeys } from '#app/features/exercises/player/slot-keys.ts'
import { pauseKeys, studyKeys, swipeKeys } from '#app/features/flashcards/study/study-keys.ts'
import { segmentKeys } from '#app/features/lesson-editor/segment/segment-keys.ts'
import { textKeys } from '#app/features/lessons/reader/text-keys.ts'
import { playerKeys } from '#app/features/speech/player/key-table.ts'
import { shadowingKeys } from '#app/features/speech/shadowing/shadowing-keys.ts'
import { soundKeys } from '#app/features/speech/sounds/sound-keys.ts'
import { popupKeys } from '#app/features/vocabulary/popup/popup-keys.ts'
import { saveKeys } from '#app/ui/admin/save-keys.ts'
import type { KeyTable } from '#app/ui/keys/key-list.tsx'

export const keyTables: readonly KeyTable[] = [
	...Object.values(studyKeys),
	pauseKeys,
	swipeKeys,
	soundKeys,
	shadowingKeys,
	textKeys,
	popupKeys,
	playerKeys,
	slotKeys,
	analyzerKeys,
	...segmentKeys,
	saveKeys,
	moveKeys,
	searchKeys,
]

export const everywhere = { name: 'On every page', keys: [['?', 'Show these keys']] } as const
