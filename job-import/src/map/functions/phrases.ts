/**
 * What people call jobs beside the names of our lists, by the id of a main function, sub-function or job title. Phrases
 * are parted by `;`. One with `~` is no job by itself but tells of the field (`~payroll`), and counts less; one with `-` says hardly
 * anything (`-manager`), and counts where nothing else does.
 */
export type Phrases = readonly (readonly [id: number, phrases: string])[]
