/** Things that wait in the trash: the lesson 茶馆, the word 冰粉, the group 三班. Words have numbers for ids, others have text. */

export const trashKinds = ['course', 'lesson', 'article', 'word', 'group'] as const

export type TrashKind = (typeof trashKinds)[number]

export type InTrash = { kind: TrashKind; id: string }
