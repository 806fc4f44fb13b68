/** How much of the demo data there is: all of it, or the share with which tests do. */
export type DemoSize = 'whole' | 'small'
